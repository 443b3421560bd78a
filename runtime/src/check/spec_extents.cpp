// The extents that a spec fixes, for the functions of generated headers.
// SPDX-License-Identifier: MIT
#include "support/errors.h"

using namespace argpool;

// N, C, D, H, W of a dimension, counted from the last one.
static const char* dimension_name(int32_t from_last, int32_t ndim) {
  const int32_t rank = ndim - 2;
  if (from_last >= rank) return from_last == rank ? "C" : "N";
  static const char* const names[] = {"W", "H", "D"};
  return names[from_last < 3 ? from_last : 2];
}

argpool_status argpool_check_extents(const char* function, const char* tensor, const DLTensor* t,
                                     int32_t ndim, const int64_t* extents) {
  if (!t || !t->shape || !extents) return ARGPOOL_OK;  // the call says so
  const int32_t missing = ndim - t->ndim;
  // Without N a tensor is one image; any other number of dimensions is refused by the call.
  if (missing < 0 || missing > 1 || (missing == 1 && extents[0] > 1)) {
    if (missing != 1) return ARGPOOL_OK;
    clear_error();
    return fail(ARGPOOL_SHAPE_MISMATCH,
                "%s of %s has no N; accepted: N %lld, as the spec says", tensor, function,
                (long long)extents[0]);
  }
  for (int32_t d = 0; d < t->ndim; ++d) {
    const int64_t fixed = extents[d + missing];
    if (fixed < 0 || t->shape[d] == fixed) continue;
    clear_error();
    return fail(ARGPOOL_SHAPE_MISMATCH,
                "%s of %s has %s %lld; accepted: %lld, as the spec says (? there accepts any)",
                tensor, function, dimension_name(t->ndim - 1 - d, t->ndim + missing),
                (long long)t->shape[d], (long long)fixed);
  }
  return ARGPOOL_OK;
}
