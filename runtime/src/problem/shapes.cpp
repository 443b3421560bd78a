// Windows and the shapes they make: C1, C2, C3.
// SPDX-License-Identifier: MIT
#include "problem/shapes.h"

#include "support/errors.h"
#include "support/structs.h"

namespace argpool {
namespace {

using ll = long long;

// The cells a window reaches over, dilation * (k - 1) + 1. False: it overflows.
bool reach(const Window& w, int i, int64_t* cells) {
  return !__builtin_mul_overflow(w.dilation[i], w.kernel[i] - 1, cells) &&
         !__builtin_add_overflow(*cells, int64_t{1}, cells);
}

argpool_status overflow(const Window& w, int i, int64_t extent) {
  return fail(ARGPOOL_INVALID_WINDOW,
              "window: the shape of %s overflows 64 bits (extent %lld, kernel %lld, stride %lld, "
              "pads %lld and %lld, dilation %lld); accepted: sizes whose sums and products do not",
              extent_name(i), (ll)extent, (ll)w.kernel[i], (ll)w.stride[i], (ll)w.pad[i],
              (ll)w.pad_end[i], (ll)w.dilation[i]);
}

}  // namespace

argpool_status read_window(const argpool_window* given, Window* window) {
  argpool_window w;
  if (!given) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "window is NULL; accepted: an argpool_window");
  }
  if (!copy_versioned(&w, given, offsetof(argpool_window, dilation))) {
    return fail(ARGPOOL_INVALID_ARGUMENT,
                "window.struct_size is %zu; accepted: sizeof(argpool_window), which is %zu here",
                given->struct_size, sizeof w);
  }
  if (w.rank < 1 || w.rank > 3) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "window.rank is %d; accepted: 1, 2 or 3", w.rank);
  }
  if (w.ceil_mode != 0 && w.ceil_mode != 1) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "window.ceil_mode is %d; accepted: 0 or 1", w.ceil_mode);
  }
  window->rank = w.rank;
  window->ceil_mode = w.ceil_mode;
  for (int i = 0; i < 3; ++i) {
    if (i >= w.rank) {
      window->kernel[i] = window->stride[i] = window->dilation[i] = 1;
      window->pad[i] = window->pad_end[i] = 0;
      continue;
    }
    const int o = outer_first(w.rank, i);
    const int64_t kernel = w.kernel[o];
    if (kernel < 1) {
      return fail(ARGPOOL_INVALID_WINDOW, "window.kernel[%d] is %lld; accepted: 1 or more", o,
                  (ll)kernel);
    }
    if (w.stride[o] < 0 || w.dilation[o] < 0 || w.pad_begin[o] < 0 || w.pad_end[o] < 0) {
      const char* field = w.stride[o] < 0      ? "stride"
                          : w.dilation[o] < 0  ? "dilation"
                          : w.pad_begin[o] < 0 ? "pad_begin"
                                               : "pad_end";
      const int64_t value = w.stride[o] < 0      ? w.stride[o]
                            : w.dilation[o] < 0  ? w.dilation[o]
                            : w.pad_begin[o] < 0 ? w.pad_begin[o]
                                                 : w.pad_end[o];
      return fail(ARGPOOL_INVALID_WINDOW, "window.%s[%d] is %lld; accepted: 0 or more", field, o,
                  (ll)value);
    }
    window->kernel[i] = kernel;
    window->stride[i] = w.stride[o] ? w.stride[o] : kernel;
    window->dilation[i] = w.dilation[o] ? w.dilation[o] : 1;
    window->pad[i] = w.pad_begin[o];
    window->pad_end[i] = w.pad_end[o];
  }
  return ARGPOOL_OK;
}

argpool_status read_extents(const char* name, const int64_t* given, const Window& w,
                            int64_t* extents) {
  if (!given) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "%s is NULL; accepted: an array of window.rank extents",
                name);
  }
  for (int o = 0; o < w.rank; ++o) {
    if (given[o] < 1) {
      return fail(ARGPOOL_SHAPE_MISMATCH, "%s[%d] is %lld; accepted: 1 or more", name, o,
                  (ll)given[o]);
    }
    extents[outer_first(w.rank, o)] = given[o];
  }
  return ARGPOOL_OK;
}

argpool_status pooled_extent(const Window& w, int i, int64_t cells, int64_t* pooled) {
  int64_t wide, padded;
  if (!reach(w, i, &wide) || __builtin_add_overflow(cells, w.pad[i], &padded) ||
      __builtin_add_overflow(padded, w.pad_end[i], &padded)) {
    return overflow(w, i, cells);
  }
  const int64_t room = padded - wide;  // both are positive: no overflow
  int64_t out = (w.ceil_mode ? ceil_div(room, w.stride[i]) : floor_div(room, w.stride[i])) + 1;
  // As PyTorch: the last window starts inside the cells or the begin pad. (out - 1) * stride is
  // below room + stride, and may leave 64 bits only where it exceeds everything.
  int64_t last;
  if (w.ceil_mode && out > 1 &&
      (__builtin_mul_overflow(out - 1, w.stride[i], &last) || last >= cells + w.pad[i])) {
    --out;
  }
  if (out < 1) {
    return fail(ARGPOOL_INVALID_WINDOW,
                "window: pooled %s would be %lld, because the window reaches over %lld cells and "
                "%s is %lld with pads %lld and %lld; accepted: %lld or more with its pads (C1)",
                extent_name(i), (ll)out, (ll)wide, extent_name(i), (ll)cells, (ll)w.pad[i],
                (ll)w.pad_end[i], (ll)wide);
  }
  *pooled = out;
  return ARGPOOL_OK;
}

argpool_status unpooled_extents(const Window& w, int i, int64_t pooled, UnpooledExtents* out) {
  int64_t wide, normal, pads;
  if (!reach(w, i, &wide) || __builtin_mul_overflow(pooled - 1, w.stride[i], &normal) ||
      __builtin_add_overflow(w.pad[i], w.pad_end[i], &pads) ||
      __builtin_add_overflow(normal, wide, &normal)) {
    return overflow(w, i, pooled);
  }
  normal -= pads;
  if (normal < 1) {
    return fail(ARGPOOL_SHAPE_MISMATCH,
                "window: the default unpooled %s for %lld pooled positions is %lld (kernel %lld, "
                "stride %lld, pads %lld and %lld, dilation %lld); accepted: windows that make it 1 "
                "or more (C2)",
                extent_name(i), (ll)pooled, (ll)normal, (ll)w.kernel[i], (ll)w.stride[i],
                (ll)w.pad[i], (ll)w.pad_end[i], (ll)w.dilation[i]);
  }
  out->normal = normal;
  out->least = max(1, normal - w.stride[i] + 1);
  if (__builtin_add_overflow(normal, w.stride[i] - 1, &out->greatest)) {
    out->greatest = INT64_MAX;
  }
  return ARGPOOL_OK;
}

argpool_status check_unpooled(const char* name, const Window& w, int i, int64_t pooled,
                              int64_t wanted) {
  UnpooledExtents e{};
  if (argpool_status bad = unpooled_extents(w, i, pooled, &e)) return bad;
  if (wanted < e.least || wanted > e.greatest) {
    return fail(ARGPOOL_SHAPE_MISMATCH,
                "%s: %s is %lld for %lld pooled positions; accepted: %lld to %lld, by default "
                "%lld (C2)",
                name, extent_name(i), (ll)wanted, (ll)pooled, (ll)e.least, (ll)e.greatest,
                (ll)e.normal);
  }
  return ARGPOOL_OK;
}

// The least n >= 0 for which n * step mod m is one of [low, high], by Euclid's algorithm; -1: there
// is none. step and high are below m, and m below 2^31.
static int64_t first_within(int64_t step, int64_t m, int64_t low, int64_t high) {
  if (low == 0) return 0;
  if (step == 0) return -1;
  const int64_t n = ceil_div(low, step);
  if (n * step <= high) return n;
  // No multiple of `step` lies in between, so some number of m's has to make up for it.
  const auto below = [step](int64_t x) { return ceil_div(x, step) * step - x; };
  const int64_t wraps = first_within(m % step, step, below(high), below(low));
  return wraps < 0 ? -1 : ceil_div(low + m * wraps, step);
}

bool has_empty_window(const Window& w, int i, int64_t cells, int64_t pooled) {
  const int64_t s = w.stride[i], p = w.pad[i], d = w.dilation[i];
  if ((pooled - 1) * s - p >= cells) return true;  // the last window starts past the end
  if ((w.kernel[i] - 1) * d < p) return true;      // the first one ends before cell 0
  // A window that starts in the begin pad enters the plane at its first tap that is not negative:
  // below `dilation`, hence inside unless the taps are wider apart than the plane.
  if (d <= cells) return false;
  const int64_t start = ceil_div(p, d) * d - p, in_pad = min(pooled, ceil_div(p, s));
  if (start >= cells) return in_pad > 0;  // where the first window enters
  const int64_t first_empty = first_within(s % d, d, cells - start, d - 1 - start);
  return first_empty >= 0 && first_empty < in_pad;
}

}  // namespace argpool

using namespace argpool;

static argpool_status check_result(const char* name, const int64_t* result) {
  if (result) return ARGPOOL_OK;
  return fail(ARGPOOL_INVALID_ARGUMENT, "%s is NULL; accepted: room for window.rank extents", name);
}

argpool_status argpool_pooled_shape(const argpool_window* window, const int64_t* spatial,
                                    int64_t* pooled) {
  clear_error();
  Window w;
  int64_t in[3], out[3];
  if (argpool_status bad = read_window(window, &w)) return bad;
  if (argpool_status bad = read_extents("spatial", spatial, w, in)) return bad;
  if (argpool_status bad = check_result("pooled", pooled)) return bad;
  for (int i = w.rank - 1; i >= 0; --i) {
    if (argpool_status bad = pooled_extent(w, i, in[i], &out[i])) return bad;
  }
  for (int o = 0; o < w.rank; ++o) pooled[o] = out[outer_first(w.rank, o)];
  return ARGPOOL_OK;
}

argpool_status argpool_unpooled_shape(const argpool_window* window, const int64_t* pooled,
                                      const int64_t* output_size, int64_t* unpooled) {
  clear_error();
  Window w;
  int64_t in[3], out[3];
  if (argpool_status bad = read_window(window, &w)) return bad;
  if (argpool_status bad = read_extents("pooled", pooled, w, in)) return bad;
  if (argpool_status bad = check_result("unpooled", unpooled)) return bad;
  for (int i = w.rank - 1; i >= 0; --i) {
    UnpooledExtents e{};
    if (argpool_status bad = unpooled_extents(w, i, in[i], &e)) return bad;
    out[i] = output_size ? output_size[outer_first(w.rank, i)] : e.normal;
    if (argpool_status bad = check_unpooled("output_size", w, i, in[i], out[i])) return bad;
  }
  for (int o = 0; o < w.rank; ++o) unpooled[o] = out[outer_first(w.rank, o)];
  return ARGPOOL_OK;
}
