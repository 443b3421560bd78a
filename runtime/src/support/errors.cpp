// The sentence of the last failure, one per thread.
// SPDX-License-Identifier: MIT
#include "support/errors.h"

#include <stdarg.h>
#include <stdio.h>

namespace argpool {

argpool_status fail(argpool_status status, const char* format, ...) {
  ThreadState* state = this_thread();
  if (!state) return status;
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(state->sentence, sizeof state->sentence, format, arguments);
  va_end(arguments);
  return status;
}

}  // namespace argpool

const char* argpool_last_error(void) {
  const argpool::ThreadState* state = argpool::this_thread();
  return state ? state->sentence
               : "there is no memory, or no pthread key, for this thread's sentences; the status "
                 "says what kind of failure it was";
}

const char* argpool_status_name(argpool_status status) {
  switch (status) {
    case ARGPOOL_OK: return "ok";
    case ARGPOOL_INVALID_ARGUMENT: return "invalid_argument";
    case ARGPOOL_INVALID_WINDOW: return "invalid_window";
    case ARGPOOL_SHAPE_MISMATCH: return "shape_mismatch";
    case ARGPOOL_UNSUPPORTED_TYPE: return "unsupported_type";
    case ARGPOOL_UNSUPPORTED_STRIDES: return "unsupported_strides";
    case ARGPOOL_UNSUPPORTED_DEVICE: return "unsupported_device";
    case ARGPOOL_INDEX_OVERFLOW: return "index_overflow";
    case ARGPOOL_INDEX_OUT_OF_RANGE: return "index_out_of_range";
    case ARGPOOL_OVERLAP: return "overlap";
    case ARGPOOL_NO_KERNEL: return "no_kernel";
    case ARGPOOL_FORCED_VARIANT: return "forced_variant";
    case ARGPOOL_OUT_OF_MEMORY: return "out_of_memory";
    case ARGPOOL_DEVICE_ERROR: return "device_error";
    case ARGPOOL_FAULTY_ROW: return "faulty_row";
  }
  return "unknown";
}
