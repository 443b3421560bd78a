// Unpooling without a window: which window kernels are given in its place.
// SPDX-License-Identifier: MIT
#include "check/no_window.h"

#include <string.h>

#include "check/checks.h"
#include "support/errors.h"

namespace argpool {

// One dimension: n pooled positions, `cells` cells; both 1 or more, and below 2^59. The stride is
// the nearest to cells / n, and windows reach as far as they must for C2's default to be `cells`.
// At the usual sizes (k2s2 of even and odd extents, k3s2 with a pad or none) that is the window
// that pooled, or one that contains it, so that gathers find every index in its own window.
static void fit_dimension(int64_t n, int64_t cells, int i, argpool_window* w) {
  const int64_t stride = max(1, (2 * cells + n) / (2 * n));
  const int64_t reach = cells - (n - 1) * stride;  // of one window, without pads
  const int64_t pad = reach < stride ? (stride - reach + 1) / 2 : 0;
  w->kernel[i] = reach + 2 * pad;
  w->stride[i] = stride;
  w->pad_begin[i] = w->pad_end[i] = pad;
  w->dilation[i] = 1;
}

argpool_status fit_window(argpool_op op, const DLTensor* const* tensors,
                          const argpool_options& options, argpool_window* w) {
  const bool unpools = op == ARGPOOL_MAX_UNPOOL || op == ARGPOOL_MAX_UNPOOL_BACKWARD;
  const bool offsets = options.index_space != ARGPOOL_INDEX_WINDOW &&
                       options.index_space != ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE;
  if (!unpools || !offsets) {
    return fail(ARGPOOL_INVALID_ARGUMENT,
                "window is NULL; accepted: an argpool_window, and NULL in max_unpool and "
                "max_unpool_backward with indices that are offsets in dst (C2)");
  }
  memset(w, 0, sizeof *w);
  w->struct_size = sizeof *w;
  w->rank = 2;
  const DLTensor* values = tensors ? tensors[op == ARGPOOL_MAX_UNPOOL ? 0 : 1] : nullptr;
  const DLTensor* cells = tensors ? tensors[op == ARGPOOL_MAX_UNPOOL ? 2 : 0] : nullptr;
  if (values && (values->ndim < 3 || values->ndim > 5)) {
    return fail(ARGPOOL_SHAPE_MISMATCH,
                "%s has %d dimensions; accepted without a window: 3 to 5, n and c and then the "
                "spatial ones (C2)",
                signature(op).names[op == ARGPOOL_MAX_UNPOOL ? 0 : 1], values->ndim);
  }
  if (values) w->rank = values->ndim - 2;
  const bool shaped = values && cells && values->shape && cells->shape &&
                      cells->ndim == values->ndim;
  for (int i = 0; i < w->rank; ++i) {
    const int64_t n = shaped ? values->shape[2 + i] : 1, m = shaped ? cells->shape[2 + i] : 1;
    const bool plain = n >= 1 && m >= 1 && n < INT64_C(1) << 59 && m < INT64_C(1) << 59;
    fit_dimension(plain ? n : 1, plain ? m : 1, i, w);
  }
  return ARGPOOL_OK;
}

}  // namespace argpool
