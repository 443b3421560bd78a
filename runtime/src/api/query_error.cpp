// argpool_query_error: what a device call reported.
// SPDX-License-Identifier: MIT
#include "check/checks.h"
#include "run/device.h"
#include "support/errors.h"

extern "C" const argpool_table argpool_default_table;

using namespace argpool;

argpool_status argpool_query_error(const argpool_options* options) {
  clear_error();
  argpool_options o;
  if (argpool_status bad = read_options(options, &o)) return bad;
  const argpool_table* table = o.table ? o.table : &argpool_default_table;
  if (!o.error_word) return ARGPOOL_OK;  // on CPU, calls have reported by themselves
  if (argpool_status bad = check_table(table)) return bad;
  return query_device(*table, o);
}
