// calls NAME: makes a call that is refused, and prints its sentence. `empty`: no kernels are
// linked; `old_cpu`: the table's least target needs what no CPU has.
// SPDX-License-Identifier: MIT
#include <cstdio>
#include <cstring>

#include "argpool.h"
#include "scalar_kernels.h"

static int nothing(void**) { return 0; }

int main(int argc, char** argv) {
  TableBuilder b("old");
  b.add_target("base", argc > 1 && !strcmp(argv[1], "old_cpu") ? ~uint64_t{0} : 0);
  b.add(ARGPOOL_KEY(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_ELEM_F32, ARGPOOL_IDX_NONE,
                    ARGPOOL_LAYOUT_CF),
        any_window(), {"row", nothing, 0, {}, {costs(1)}});
  float src[16], values[4];
  int64_t shape[] = {1, 1, 4, 4}, pooled[] = {1, 1, 2, 2};
  DLTensor s = {src, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, shape, nullptr, 0};
  DLTensor v = {values, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, pooled, nullptr, 0};
  const argpool_window window = ARGPOOL_WINDOW_2D(2, 2, 0);
  argpool_options o = ARGPOOL_OPTIONS_INIT;
  if (argc > 1 && strcmp(argv[1], "empty")) o.table = b.table();
  const argpool_status status = argpool_max_pool(&window, &s, &v, nullptr, &o);
  printf("%s: %s\n", argpool_status_name(status), argpool_last_error());
  return 0;
}
