// Reading the environment once, whichever thread comes first.
// SPDX-License-Identifier: MIT
#include "platform/environment.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "parts.h"
#include "platform/cpu.h"
#include "platform/system.h"

namespace argpool {

Environment detail::environment;
bool detail::environment_is_read;

void refuse(Environment& e, const char* name, const char* value, const char* accepted) {
  snprintf(e.wrong, sizeof e.wrong, "%s is \"%.40s\"; accepted: %s", name, value, accepted);
}

namespace {

Once once;

constexpr long kMostThreads = 1024;

// A name too long for `to` is cut, and then names nothing: that fails, as any unknown name does.
void copy_variable(const char* name, char* to, size_t size) {
  const char* value = read_variable(name);
  snprintf(to, size, "%s", value ? value : "");
}

void read_threads(Environment& e) {
  e.num_threads = e.cpus;
  const char* const text = read_variable("ARGPOOL_NUM_THREADS");
  if (!text || !*text) return;
  char* end;
  const long n = strtol(text, &end, 10);
  if (*end || n < 1 || n > kMostThreads) {
    return refuse(e, "ARGPOOL_NUM_THREADS", text,
                  "a whole number from 1 to 1024; unset: the CPUs that the process may use");
  }
  e.num_threads = (int)n;
}

// A switch's text; NULL where it is off: unset, empty or 0. (Not inline: programs count bytes.)
[[gnu::noinline]] const char* read_switch(const char* name) {
  const char* const text = read_variable(name);
  return text && *text && strcmp(text, "0") ? text : nullptr;
}

void read_verbose(Environment& e) {
  const char* const text = read_switch("ARGPOOL_VERBOSE");
  if (!text) return;
  e.verbose_dispatch = kExplains && (strcmp(text, "1") == 0 || strstr(text, "dispatch"));
  if (e.verbose_dispatch) return;
  refuse(e, "ARGPOOL_VERBOSE", text,
         kExplains ? "dispatch (or 1): a line a call; 0 or unset: nothing"
                   : "nothing: libargpool_small.a explains no calls; link libargpool.a "
                     "(CMake: RUNTIME argpool::runtime) for it");
}

void read_measure(Environment& e) {
  const char* const text = read_switch("ARGPOOL_MEASURE");
  e.measure = ARGPOOL_ESTIMATE;
  if (!text) return;
  if (!kMeasures) {
    return refuse(e, "ARGPOOL_MEASURE", text,
                  "nothing: libargpool_small.a measures no plans; link libargpool.a to measure");
  }
  constexpr struct {
    const char* text;
    argpool_measure measure;
  } values[] = {
      {"1", ARGPOOL_MEASURE}, {"patient", ARGPOOL_PATIENT}, {"between", ARGPOOL_BETWEEN}};
  argpool_measure measure = ARGPOOL_ESTIMATE;
  for (const auto& value : values) {
    if (strcmp(text, value.text) == 0) measure = value.measure;
  }
  if (measure == ARGPOOL_ESTIMATE) {
    refuse(e, "ARGPOOL_MEASURE", text,
           "1: rows are timed, once for each problem; patient: for longer; between: each after "
           "other writes, as in a network; 0 or unset: as options say");
  } else {
    e.measure = measure;
  }
}

void read_verify(Environment& e) {
  const char* const text = read_switch("ARGPOOL_VERIFY");
  e.verify = text && kMeasures && strcmp(text, "1") == 0;
  if (!text || e.verify) return;
  refuse(e, "ARGPOOL_VERIFY", text,
         kMeasures ? "1: each problem is computed by two rows first, and a row that gives other "
                     "bits is not run again; 0 or unset: rows are trusted"
                   : "nothing: libargpool_small.a compares no rows; link libargpool.a to verify");
}

void fill_in() {
  Environment& e = detail::environment;
  e.cpu = detect_cpu();
  copy_variable("ARGPOOL_CPU", e.cpu_name, sizeof e.cpu_name);
  e.cpu.name = e.cpu_name[0] ? e.cpu_name : nullptr;
  e.cpus = usable_cpus();
  read_threads(e);
  read_verbose(e);
  read_measure(e);
  read_verify(e);
  read_files(e);
  copy_variable("ARGPOOL_FORCE_VARIANT", e.forced_variant, sizeof e.forced_variant);
  copy_variable("ARGPOOL_MAX_TARGET", e.max_target, sizeof e.max_target);
  __atomic_store_n(&detail::environment_is_read, true, __ATOMIC_RELEASE);
}

}  // namespace

const Environment& detail::read_environment() {
  run_once(once, fill_in);
  return environment;
}

}  // namespace argpool
