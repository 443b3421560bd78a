// Two tables as one: by itself, because the tuner's header and the harness' have one name.
// SPDX-License-Identifier: MIT
#include "app_table.h"

#include <argpool_bench_kernels.h>
#include <argpool_default.h>

#include "call.h"

namespace argpool::bench {

const argpool_table& app_table() {
  using namespace tune;
  static const Choice both(argpool_default_table,
                           entriesOf(argpool_default_table, &argpool_bench_kernels_table));
  return *both.table();
}

}  // namespace argpool::bench
