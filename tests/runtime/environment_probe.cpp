// One pool call on rows for two targets, in a process whose environment is read for the first time.
// Prints the row that ran, or the status. environment_test.cpp starts it; with $PROBE_CPUS, costs
// are those of two kinds of CPU.
// SPDX-License-Identifier: MIT
#include <cstdio>
#include <cstdlib>

#include "argpool.h"
#include "scalar_kernels.h"

static int nothing(void**) { return 0; }

int main() {
  TableBuilder b("probe");
  b.add_target("base", 0);
  b.add_target("wide", 0);
  const uint32_t key = ARGPOOL_KEY(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_ELEM_F32, ARGPOOL_IDX_NONE,
                                   ARGPOOL_LAYOUT_CF);
  if (getenv("PROBE_CPUS")) {
    b.add_cpu("first", "nobody", 1, 1);
    b.add_cpu("second", "nobody else", 1, 1);
    b.add(key, any_window(), {"plain", nothing, 0, {}, {costs(10), costs(90)}});
    b.add(key, any_window(), {"vector", nothing, 1, {}, {costs(90), costs(10)}});
  } else {
    b.add(key, any_window(), {"plain", nothing, 0, {}, {costs(90)}});
    b.add(key, any_window(), {"vector", nothing, 1, {}, {costs(10)}});
  }
  b.add(key, any_window(), {"picky", nothing, 1, guarding(&argpool_guard::min_w, 64)});
  b.add(key, any_window(), {"unknown", nothing, 1});

  float src[24], values[6];
  int64_t shape[] = {1, 1, 4, 6}, pooled[] = {1, 1, 2, 3};
  DLTensor s = {src, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, shape, nullptr, 0};
  DLTensor v = {values, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, pooled, nullptr, 0};
  const argpool_window window = ARGPOOL_WINDOW_2D(2, 2, 0);
  argpool_options o = ARGPOOL_OPTIONS_INIT;
  o.table = b.table();
  for (int call = 0; call < 2; ++call) {
    const argpool_status status = argpool_max_pool(&window, &s, &v, nullptr, &o);
    puts(status ? argpool_status_name(status) : argpool_last_variant());
    fflush(stdout);
    setenv("ARGPOOL_FORCE_VARIANT", "plain", 1);  // read once: the second call is as the first
    setenv("ARGPOOL_VERBOSE", "", 1);
  }
  return 0;
}
