// C1, C2, C3 over the tensors of a call.
// SPDX-License-Identifier: MIT
#include <stdio.h>

#include "check/rules.h"
#include "support/errors.h"

namespace argpool {
namespace {

using ll = long long;

constexpr int64_t kWindowLimit = ARGPOOL_WINDOW_LIMIT;

}  // namespace

// Kernels get the window in 32 bits.
argpool_status narrow_window(const Window& w, argpool_window_key* key) {
  for (int i = 0; i < 3; ++i) {
    const int64_t most = w.kernel[i] | w.stride[i] | w.pad[i] | w.pad_end[i] | w.dilation[i];
    if (most >= kWindowLimit ||
        (w.dilation[i] > 1 && w.kernel[i] - 1 >= kWindowLimit / w.dilation[i])) {
      return fail(ARGPOOL_INVALID_WINDOW,
                  "window: in %s, kernel %lld, stride %lld, pads %lld and %lld, dilation %lld; "
                  "accepted: each, and dilation * (kernel - 1), below 2^28",
                  extent_name(i), (ll)w.kernel[i], (ll)w.stride[i], (ll)w.pad[i],
                  (ll)w.pad_end[i], (ll)w.dilation[i]);
    }
    key->kernel[i] = (int32_t)w.kernel[i];
    key->stride[i] = (int32_t)w.stride[i];
    key->pad[i] = (int32_t)w.pad[i];
    key->dilation[i] = (int32_t)w.dilation[i];
  }
  return ARGPOOL_OK;
}

// `either`: both tensors are read, and either may be the wrong one.
static argpool_status same_extent(const char* name, const char* other, const char* dim,
                                  int64_t given, int64_t wanted, bool either = false) {
  if (given == wanted) return ARGPOOL_OK;
  char both[40] = "";
  if (either) snprintf(both, sizeof both, ", or %lld in both", (ll)given);
  return fail(ARGPOOL_SHAPE_MISMATCH, "%s: %s is %lld; accepted: %lld, as in %s%s", name, dim,
              (ll)given, (ll)wanted, other, both);
}

argpool_status same_shape(const char* name, const Tensor& t, const char* other, const Tensor& u,
                          bool either) {
  if (argpool_status bad = same_extent(name, other, "n", t.n, u.n, either)) return bad;
  if (argpool_status bad = same_extent(name, other, "c", t.c, u.c, either)) return bad;
  for (int i = 2; i >= 0; --i) {
    if (argpool_status bad =
            same_extent(name, other, extent_name(i), t.extent[i], u.extent[i], either)) {
      return bad;
    }
  }
  return ARGPOOL_OK;
}

// Has tensor `which` to have the extents of `other`? An output has an input's; of two inputs or two
// outputs, the later one has the earlier one's.
static bool follows(const Signature& s, int which, int other) {
  return s.output[which] == s.output[other] ? which > other : s.output[which];
}

static argpool_status same_images(const Signature& s, const Problem& p) {
  const bool values = follows(s, s.values, s.plane);
  const int which = values ? s.values : s.plane, other = values ? s.plane : s.values;
  const Tensor &t = *tensor_at(p, s, which), &u = *tensor_at(p, s, other);
  if (argpool_status bad = same_extent(s.names[which], s.names[other], "n", t.n, u.n)) return bad;
  return same_extent(s.names[which], s.names[other], "c", t.c, u.c);
}

static argpool_status same_as_indices(const Signature& s, const Problem& p) {
  const char *values = s.names[s.values], *indices = s.names[s.indices];
  const bool either = !s.output[s.values] && !s.output[s.indices];
  return follows(s, s.values, s.indices) ? same_shape(values, p.values, indices, p.indices)
                                         : same_shape(indices, p.indices, values, p.values, either);
}

argpool_status check_shapes(const Signature& s, argpool_index_space space, Problem* problem) {
  const Problem& p = *problem;
  const char *plane = s.names[s.plane], *values = s.names[s.values];
  if (argpool_status bad = same_images(s, p)) return bad;
  // A pooling's values follow from its input, so they are judged before the indices are by them.
  const bool pools = p.op == ARGPOOL_MAX_POOL;
  if (!pools) {
    if (argpool_status bad = same_as_indices(s, p)) return bad;
  }
  for (int i = p.window.rank - 1; i >= 0; --i) {
    const int64_t cells = p.plane.extent[i], pooled = p.values.extent[i];
    if (p.unpools()) {
      if (argpool_status bad = check_unpooled(plane, p.window, i, pooled, cells)) return bad;
    } else {
      int64_t wanted;
      if (argpool_status bad = pooled_extent(p.window, i, cells, &wanted)) return bad;
      if (pooled != wanted) {
        return fail(ARGPOOL_SHAPE_MISMATCH,
                    "%s: %s is %lld; accepted: %lld, the pooled extent of %lld cells (C1)", values,
                    extent_name(i), (ll)pooled, (ll)wanted, (ll)cells);
      }
    }
  }
  if (pools && p.has_indices) {
    if (argpool_status bad = same_as_indices(s, p)) return bad;
  }
  if (argpool_status bad = narrow_window(p.window, &problem->window_key)) return bad;
  if (p.unpools() && space != ARGPOOL_INDEX_WINDOW) return ARGPOOL_OK;
  for (int i = p.window.rank - 1; i >= 0; --i) {
    if (has_empty_window(p.window, i, p.plane.extent[i], p.values.extent[i])) {
      return fail(ARGPOOL_INVALID_WINDOW,
                  "window: in %s, a position has no tap inside the %lld cells (kernel %lld, stride "
                  "%lld, pads %lld and %lld, dilation %lld); accepted: at least one (C3)",
                  extent_name(i), (ll)p.plane.extent[i], (ll)p.window.kernel[i],
                  (ll)p.window.stride[i], (ll)p.window.pad[i], (ll)p.window.pad_end[i],
                  (ll)p.window.dilation[i]);
    }
  }
  return ARGPOOL_OK;
}

}  // namespace argpool
