// Reading DLTensors: shape, strides, device, and the layout that strides show.
// SPDX-License-Identifier: MIT
#include "problem/tensors.h"

#include <stdio.h>

#include "problem/shapes.h"
#include "problem/types.h"
#include "support/errors.h"

namespace argpool {
namespace {

using ll = long long;

// Whose kernels follow an address: pinned memory is the CPU's, managed memory the GPU's; 0: none.
int32_t device_of(DLDeviceType type) {
  switch (type) {
    case kDLCPU:
    case kDLCUDAHost: return kDLCPU;
    case kDLCUDA:
    case kDLCUDAManaged: return kDLCUDA;
    case kDLOpenCL: return kDLOpenCL;
    default: return 0;
  }
}

// Extents and strides below these need no closer look: their products stay far from 2^59.
constexpr uint64_t kPlainExtent = 1 << 11;
constexpr uint64_t kPlainStride = uint64_t{1} << 40;

// Judges extents, of which some is large, zero or negative.
[[gnu::cold, gnu::noinline]] argpool_status check_extents(const char* name, const Tensor& t) {
  if (t.n < 0 || t.c < 0) {
    return fail(ARGPOOL_SHAPE_MISMATCH, "%s: %s is %lld; accepted: 0 or more", name,
                t.n < 0 ? "n" : "c", (ll)(t.n < 0 ? t.n : t.c));
  }
  // A count over the dimensions that are not 0, so that each part of it is known to fit as well.
  int64_t count = max(t.n, 1);
  bool fits = !__builtin_mul_overflow(count, max(t.c, 1), &count);
  for (int i = 2; i >= 0; --i) {
    if (t.extent[i] < 1) {
      return fail(ARGPOOL_SHAPE_MISMATCH, "%s: %s is %lld; accepted: 1 or more (C3)", name,
                  extent_name(i), (ll)t.extent[i]);
    }
    fits = fits && !__builtin_mul_overflow(count, t.extent[i], &count);
  }
  if (!fits || count > (INT64_MAX >> 4)) {
    return fail(ARGPOOL_SHAPE_MISMATCH, "%s has more than 2^59 cells; accepted: up to that many",
                name);
  }
  return ARGPOOL_OK;
}

// Judges strides, of which some is large: together they must stay within 2^62 bytes.
[[gnu::cold, gnu::noinline]] argpool_status check_strides(const char* name, const Tensor& t) {
  const int64_t strides[] = {t.stride[0], t.stride[1], t.stride[2], t.stride_c, t.stride_n};
  const int64_t extents[] = {t.extent[0], t.extent[1], t.extent[2], t.c, t.n};
  int64_t span = t.bytes;
  for (int i = 0; i < 5; ++i) {
    int64_t step;
    if (extents[i] <= 1) continue;
    if (strides[i] == INT64_MIN ||
        __builtin_mul_overflow(strides[i] < 0 ? -strides[i] : strides[i], t.bytes, &step) ||
        __builtin_mul_overflow(step, extents[i] - 1, &step) ||
        __builtin_add_overflow(span, step, &span) || span >= int64_t{1} << 62) {
      return fail(ARGPOOL_UNSUPPORTED_STRIDES,
                  "%s: a stride of %lld elements makes it span 2^62 bytes; accepted: less", name,
                  (ll)strides[i]);
    }
  }
  return ARGPOOL_OK;
}

// The bits that a stride needs, whatever its sign.
uint64_t magnitude(int64_t stride) { return (uint64_t)(stride ^ stride >> 63); }

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
  out->device = device_of(t->device.device_type);
  if (!out->device) {
    return fail(ARGPOOL_UNSUPPORTED_DEVICE,
                "%s is on DLPack device type %d; accepted: kDLCPU (1), and kDLCUDAHost (3) as CPU; "
                "kDLCUDA (2), and kDLCUDAManaged (13) as CUDA; kDLOpenCL (4)",
                name, (int)t->device.device_type);
  }
  out->device_id = out->device == kDLCPU ? 0 : t->device.device_id;
  if (t->dtype.lanes != 1 || t->dtype.bits % 8 || t->dtype.bits == 0) {
    return fail(ARGPOOL_UNSUPPORTED_TYPE,
                "%s has elements of type %s; accepted: whole bytes in 1 lane (C16)", name,
                name_of(t->dtype).text);
  }
  const bool batched = t->ndim == rank + 2;
  const int64_t* shape = t->shape + batched;  // c, spatial dimensions
  out->byte_offset = t->byte_offset;
  const bool apart = out->device == kDLOpenCL || !t->data;  // its offset is not added to it
  out->place(static_cast<uint8_t*>(t->data) + (apart ? 0 : t->byte_offset));
  out->type = t->dtype;
  out->bytes = t->dtype.bits / 8;
  out->inverted = 0;
  const int64_t n = out->n = batched ? t->shape[0] : 1, c = out->c = shape[0];
  const int64_t w = out->extent[0] = shape[rank];
  const int64_t h = out->extent[1] = rank > 1 ? shape[rank - 1] : 1;
  const int64_t d = out->extent[2] = rank > 2 ? shape[1] : 1;
  const bool plain = (uint64_t)(n | c | w | h | d) < kPlainExtent;
  if (!plain || !w || !h || !d) {
    if (argpool_status bad = check_extents(name, *out)) return bad;
  }
  if (out->empty()) {
    out->stride[0] = out->stride[1] = out->stride[2] = out->stride_c = out->stride_n = 0;
  } else if (t->strides) {
    const int64_t* s = t->strides + batched;
    out->stride[0] = w > 1 ? s[rank] : 0;
    out->stride[1] = h > 1 ? s[rank - 1] : 0;
    out->stride[2] = d > 1 ? s[1] : 0;
    out->stride_c = c > 1 ? s[0] : 0;
    out->stride_n = n > 1 ? t->strides[0] : 0;
  } else {
    out->stride[0] = w > 1;
    out->stride[1] = h > 1 ? w : 0;
    out->stride[2] = d > 1 ? w * h : 0;
    out->stride_c = c > 1 ? w * h * d : 0;
    out->stride_n = n > 1 ? w * h * d * c : 0;
  }
  const uint64_t strides = magnitude(out->stride[0]) | magnitude(out->stride[1]) |
                           magnitude(out->stride[2]) | magnitude(out->stride_c) |
                           magnitude(out->stride_n);
  if (!plain || strides >= kPlainStride) {
    if (argpool_status bad = check_strides(name, *out)) return bad;
  }
  out->set_box();
  return ARGPOOL_OK;
}

DeviceName device_name(int32_t device, int32_t id) {
  DeviceName name = {"the CPU"};
  if (device == kDLCPU) return name;
  snprintf(name.text, sizeof name.text, "%s device %d", device == kDLCUDA ? "CUDA" : "OpenCL", id);
  return name;
}

argpool_status check_on_cpu(const char* name, const Tensor& t) {
  if (t.device == kDLCPU) return ARGPOOL_OK;
  return fail(ARGPOOL_UNSUPPORTED_DEVICE, "%s is on %s; accepted: the CPU", name,
              device_name(t.device, t.device_id).text);
}

argpool_status same_device(const char* name, const Tensor& t, const char* other, const Tensor& u) {
  if (t.device == u.device && t.device_id == u.device_id) return ARGPOOL_OK;
  return fail(ARGPOOL_UNSUPPORTED_DEVICE, "%s is on %s; accepted: %s, as %s", name,
              device_name(t.device, t.device_id).text, device_name(u.device, u.device_id).text,
              other);
}

argpool_layout layout_of(const Tensor* const* tensors, int count, argpool_layout wanted) {
  if (wanted != ARGPOOL_LAYOUT_FROM_STRIDES) return wanted;
  double first = 0, last = 0;  // bytes to be copied
  for (int i = 0; i < count; ++i) {
    const Tensor* t = tensors[i];
    if (!t || t->empty() || t->all_one()) continue;
    const double bytes = (double)t->n * (double)t->c * (double)t->cells() * t->bytes;
    if (!t->steps_by_one(false)) first += bytes;
    if (!t->steps_by_one(true)) last += bytes;
  }
  return last < first ? ARGPOOL_CHANNELS_LAST : ARGPOOL_CHANNELS_FIRST;
}

argpool_status check_layout(const char* const* names, const Tensor* const* tensors, int count,
                            argpool_layout wanted, argpool_layout layout) {
  // The first tensor that cannot be channels-first, and the first that cannot be channels-last.
  int not_first = -1, not_last = -1;
  for (int i = count - 1; i >= 0; --i) {
    const Tensor* t = tensors[i];
    if (!t || t->empty()) continue;  // without elements, strides mean nothing
    if (!t->steps_by_one(false)) not_first = i;
    if (!t->steps_by_one(true)) not_last = i;
  }
  const bool first = layout == ARGPOOL_CHANNELS_FIRST;
  if ((first ? not_first : not_last) < 0) return ARGPOOL_OK;
  if (wanted == ARGPOOL_LAYOUT_FROM_STRIDES) {
    return fail(ARGPOOL_UNSUPPORTED_STRIDES,
                "%s has stride %lld on w and %s has stride %lld on c; accepted on devices: stride "
                "1 on w in all tensors of a call (channels-first), or on c in all of them (C15)",
                names[not_first], (ll)tensors[not_first]->stride[0], names[not_last],
                (ll)tensors[not_last]->stride_c);
  }
  const Tensor* t = tensors[first ? not_first : not_last];
  return fail(ARGPOOL_UNSUPPORTED_STRIDES,
              "%s has stride %lld on %s; accepted on devices in %s: 1 (C15)",
              names[first ? not_first : not_last], (ll)(first ? t->stride[0] : t->stride_c),
              first ? "w" : "c", first ? "channels-first" : "channels-last");
}

bool in_either_layout(const Tensor* const* tensors, int count, bool copies) {
  for (int i = 0; i < count; ++i) {
    const Tensor* t = tensors[i];
    if (t && (t->c != 1 || !(copies || t->steps_by_one(false)))) return false;
  }
  return true;
}

}  // namespace argpool
