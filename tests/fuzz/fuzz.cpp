// The fuzz target: bytes become one call of argpool.h. Asserted of every call: a status that exists
// and a sentence if it failed; nothing written but outputs, and these only after all checks; the
// same answer twice; results as the reference's where the arguments are right.
// SPDX-License-Identifier: MIT
#include <argpool.h>

#include <cstdarg>
#include <cstdio>
#include <cstdlib>

#include "hostile.h"

namespace argpool::test {

Tally tally;

void complain(const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fprintf(stderr, "FAIL ");
  vfprintf(stderr, format, arguments);
  fprintf(stderr, "\n");
  va_end(arguments);
  abort();
}

namespace {

void print_tally() {
  fprintf(stderr, "tally:");
  for (int i = 0; i < 14; ++i) {
    fprintf(stderr, " %s=%ld", argpool_status_name(argpool_status(i)), long(tally.statuses[i]));
  }
  fprintf(stderr, " shapes=%ld compared=%ld\n", long(tally.shapes), long(tally.compared));
}

}  // namespace
}  // namespace argpool::test

using namespace argpool::test;

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  atexit(print_tally);
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  Bytes bytes(data, size);
  switch (bytes.below(8)) {
    case 0: shape_call(bytes); break;
    case 1: case 2: case 3: well_formed_call(bytes); break;
    default: hostile_call(bytes);
  }
  return 0;
}
