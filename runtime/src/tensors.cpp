// Reading DLTensors: shape, strides, device, and the layout that strides tell.
// SPDX-License-Identifier: MIT
#include "tensors.h"

#include "errors.h"
#include "shapes.h"

namespace argpool {
namespace {

using ll = long long;

bool on_cpu(DLDeviceType device) { return device == kDLCPU || device == kDLCUDAHost; }

// Adds |stride| * (extent - 1) * bytes to the span, unless it leaves 2^62 bytes.
bool add_span(int64_t stride, int64_t extent, int64_t bytes, int64_t* span) {
  int64_t step;
  if (stride == INT64_MIN || __builtin_mul_overflow(stride < 0 ? -stride : stride, bytes, &step) ||
      __builtin_mul_overflow(step, extent - 1, &step)) {
    return false;
  }
  return !__builtin_add_overflow(*span, step, span) && *span < (int64_t{1} << 62);
}

}  // namespace

argpool_status read_tensor(const char* name, const DLTensor* t, int rank, Tensor* out) {
  if (!t || !t->shape) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "%s%s is NULL; accepted: a DLTensor with a shape", name,
                t ? ".shape" : "");
  }
  if (t->ndim != rank + 1 && t->ndim != rank + 2) {
    return fail(ARGPOOL_SHAPE_MISMATCH,
                "%s has %d dimensions; accepted for a window of rank %d: %d (C, spatial) or %d "
                "(N, C, spatial)",
                name, t->ndim, rank, rank + 1, rank + 2);
  }
  if (!on_cpu(t->device.device_type)) {
    return fail(ARGPOOL_UNSUPPORTED_DEVICE,
                "%s is on DLPack device type %d; accepted: kDLCPU (1), and kDLCUDAHost (3) as CPU",
                name, (int)t->device.device_type);
  }
  if (t->dtype.lanes != 1 || t->dtype.bits % 8 || t->dtype.bits == 0) {
    return fail(ARGPOOL_UNSUPPORTED_TYPE,
                "%s has elements of %d bits in %d lanes; accepted: whole bytes in 1 lane", name,
                t->dtype.bits, t->dtype.lanes);
  }
  const bool batched = t->ndim == rank + 2;
  const int64_t* shape = t->shape + batched;
  out->data = static_cast<uint8_t*>(t->data) + (t->data ? t->byte_offset : 0);
  out->type = t->dtype;
  out->bytes = t->dtype.bits / 8;
  out->n = batched ? t->shape[0] : 1;
  out->c = shape[0];
  if (out->n < 0 || out->c < 0) {
    return fail(ARGPOOL_SHAPE_MISMATCH, "%s: %s is %lld; accepted: 0 or more", name,
                out->n < 0 ? "n" : "c", (ll)(out->n < 0 ? out->n : out->c));
  }
  // A count over the dimensions that are not 0, so that each part of it is known to fit as well.
  int64_t count = max(out->n, 1);
  bool fits = !__builtin_mul_overflow(count, max(out->c, 1), &count);
  for (int i = 0; i < 3; ++i) {
    out->extent[i] = i < rank ? shape[1 + outer_first(rank, i)] : 1;
    if (out->extent[i] < 1) {
      return fail(ARGPOOL_SHAPE_MISMATCH, "%s: %s is %lld; accepted: 1 or more (C3)", name,
                  extent_name(i), (ll)out->extent[i]);
    }
    fits = fits && !__builtin_mul_overflow(count, out->extent[i], &count);
  }
  if (!fits || count > (INT64_MAX >> 4)) {
    return fail(ARGPOOL_SHAPE_MISMATCH, "%s has more than 2^59 cells; accepted: up to that many",
                name);
  }
  int64_t given[5];  // strides of x, y, z, c, n
  if (t->strides) {
    const int64_t* s = t->strides + batched;
    for (int i = 0; i < 3; ++i) given[i] = i < rank ? s[1 + outer_first(rank, i)] : 0;
    given[3] = s[0];
    given[4] = batched ? t->strides[0] : 0;
  } else {
    given[0] = 1;
    given[1] = out->extent[0];
    given[2] = given[1] * out->extent[1];
    given[3] = given[2] * out->extent[2];
    given[4] = given[3] * out->c;
  }
  int64_t span = out->bytes;
  const int64_t extents[5] = {out->extent[0], out->extent[1], out->extent[2], out->c, out->n};
  for (int i = 0; i < 5; ++i) {
    if (extents[i] <= 1) {
      given[i] = 0;
    } else if (__builtin_expect(!add_span(given[i], extents[i], out->bytes, &span), 0)) {
      return fail(ARGPOOL_UNSUPPORTED_STRIDES,
                  "%s: a stride of %lld elements makes it span 2^62 bytes; accepted: less",
                  name, (ll)given[i]);
    }
  }
  for (int i = 0; i < 3; ++i) out->stride[i] = given[i];
  out->stride_c = given[3];
  out->stride_n = given[4];
  return ARGPOOL_OK;
}

argpool_status deduce_layout(const char* const* names, const Tensor* const* tensors, int count,
                             argpool_layout wanted, argpool_layout* layout) {
  // The first tensor that cannot be channels-first, and the first that cannot be channels-last.
  int not_first = -1, not_last = -1;
  for (int i = count - 1; i >= 0; --i) {
    const Tensor* t = tensors[i];
    if (!t) continue;
    if (t->extent[0] > 1 && t->stride[0] != 1) not_first = i;
    if (t->c > 1 && t->stride_c != 1) not_last = i;
  }
  if (wanted != ARGPOOL_CHANNELS_LAST && not_first < 0) {
    *layout = ARGPOOL_CHANNELS_FIRST;
    return ARGPOOL_OK;
  }
  if (wanted != ARGPOOL_CHANNELS_FIRST && not_last < 0) {
    *layout = ARGPOOL_CHANNELS_LAST;
    return ARGPOOL_OK;
  }
  if (wanted == ARGPOOL_LAYOUT_FROM_STRIDES) {
    return fail(ARGPOOL_UNSUPPORTED_STRIDES,
                "%s has stride %lld on w and %s has stride %lld on c; accepted: stride 1 on w in "
                "all tensors of a call (channels-first), or on c in all of them (C15)",
                names[not_first], (ll)tensors[not_first]->stride[0], names[not_last],
                (ll)tensors[not_last]->stride_c);
  }
  const bool first = wanted == ARGPOOL_CHANNELS_FIRST;
  const Tensor* t = tensors[first ? not_first : not_last];
  return fail(ARGPOOL_UNSUPPORTED_STRIDES,
              "%s has stride %lld on %s; accepted in %s: 1 (C15)",
              names[first ? not_first : not_last], (ll)(first ? t->stride[0] : t->stride_c),
              first ? "w" : "c", first ? "channels-first" : "channels-last");
}

}  // namespace argpool
