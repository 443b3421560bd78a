// Index spaces: their types, affine forms and largest indices; cells by division.
// SPDX-License-Identifier: MIT
#include "problem/index_space.h"

#include <string.h>

#include "argpool_registry.h"
#include "problem/types.h"
#include "support/errors.h"

namespace argpool {
namespace {

using ll = long long;

constexpr int64_t kMostTaps8 = 255, kMostTaps16 = 65535;

bool whole_tensor(argpool_index_space space) {
  return space == ARGPOOL_INDEX_TENSOR || space == ARGPOOL_INDEX_TENSOR_COLMAJOR ||
         space == ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE;
}

argpool_status check_taps(const char* name, uint32_t kind, const Window& w) {
  const int64_t most = kind == ARGPOOL_IDX_U8 ? kMostTaps8 : kMostTaps16;
  int64_t taps = 1;  // counted no further than needed, so that a vast kernel does not overflow
  for (int64_t kernel : w.kernel) taps = min(most + 1, taps * min(kernel, most + 1));
  if (taps <= most) return ARGPOOL_OK;
  return fail(ARGPOOL_INDEX_OVERFLOW,
              "%s: type %s and a window of %lld x %lld x %lld taps (d, h, w); accepted: up to %lld "
              "taps%s (C7)",
              name, kind == ARGPOOL_IDX_U8 ? "u8" : "u16", (ll)w.kernel[2], (ll)w.kernel[1],
              (ll)w.kernel[0], (ll)most, kind == ARGPOOL_IDX_U8 ? ", or u16" : "");
}

}  // namespace

const char* space_name(argpool_index_space space) {
  static const char* const names[] = {"plane",       "tensor", "tensor_colmajor",     "image",
                                      "batch_image", "window", "tensor_default_shape"};
  return names[space];
}

argpool_status index_kind(const char* name, argpool_index_space space, DLDataType type,
                          uint32_t* kind) {
  const bool taps = space == ARGPOOL_INDEX_WINDOW, wide = whole_tensor(space);
  if (type.code == kDLUInt && taps && (type.bits == 8 || type.bits == 16)) {
    *kind = type.bits == 8 ? ARGPOOL_IDX_U8 : ARGPOOL_IDX_U16;
    return ARGPOOL_OK;
  }
  if (type.code == kDLInt && !taps && (type.bits == 64 || (type.bits == 32 && !wide))) {
    *kind = type.bits == 64 ? ARGPOOL_IDX_I64 : ARGPOOL_IDX_I32;
    return ARGPOOL_OK;
  }
  return fail(ARGPOOL_UNSUPPORTED_TYPE,
              "%s has elements of type %s; accepted in index space %s: %s (C7)", name,
              name_of(type).text, space_name(space),
              taps   ? "u8 and u16"
              : wide ? "i64"
                     : "i64 and i32");
}

argpool_status make_indexing(const char* name, argpool_index_space space, uint32_t kind,
                             const Window& w, const Tensor& pooled, const int64_t* plane,
                             Indexing* s) {
  s->space = space;
  s->by_n = s->by_c = 0;
  for (int i = 0; i < 3; ++i) {
    s->box[i] = plane[i];
    if (space == ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE && i < w.rank) {
      UnpooledExtents e;
      if (argpool_status bad = unpooled_extents(w, i, pooled.extent[i], &e)) return bad;
      s->box[i] = e.normal;
    }
    s->valid[i] = min(s->box[i], plane[i]);
  }
  if (space == ARGPOOL_INDEX_WINDOW) {
    s->by[0] = s->by[1] = s->by[2] = 0;
    return kind == ARGPOOL_IDX_NONE ? ARGPOOL_OK : check_taps(name, kind, w);
  }
  const bool colmajor = space == ARGPOOL_INDEX_TENSOR_COLMAJOR;
  const bool image = space == ARGPOOL_INDEX_IMAGE || space == ARGPOOL_INDEX_BATCH_IMAGE;
  const bool whole = whole_tensor(space) || space == ARGPOOL_INDEX_BATCH_IMAGE;
  int64_t cells, all;  // of a plane; of all planes that are numbered together
  bool fits = !__builtin_mul_overflow(s->box[0], s->box[1], &cells) &&
              !__builtin_mul_overflow(cells, s->box[2], &cells) &&
              !__builtin_mul_overflow(cells, image || whole ? pooled.c : 1, &all) &&
              !__builtin_mul_overflow(all, whole ? pooled.n : 1, &all);
  if (fits && kind == ARGPOOL_IDX_I32) fits = all - 1 <= INT32_MAX;
  if (!fits) {
    return fail(ARGPOOL_INDEX_OVERFLOW,
                "%s: type %s and planes of %lld x %lld x %lld cells (d, h, w), %lld channels, %lld "
                "images in index space %s; accepted: largest indices up to %s (C7)",
                name, kind == ARGPOOL_IDX_I32 ? "i32" : "i64", (ll)s->box[2], (ll)s->box[1],
                (ll)s->box[0], (ll)pooled.c, (ll)pooled.n, space_name(space),
                kind == ARGPOOL_IDX_I32 ? "2147483647, or i64" : "2^63 - 1");
  }
  const int64_t unit = image ? pooled.c : 1;
  s->by[0] = colmajor ? s->box[2] * s->box[1] : unit;
  s->by[1] = colmajor ? s->box[2] : unit * s->box[0];
  s->by[2] = colmajor ? 1 : unit * s->box[0] * s->box[1];
  if (image) s->by_c = 1;
  if (whole_tensor(space)) s->by_c = cells;
  if (whole) s->by_n = cells * pooled.c;
  return ARGPOOL_OK;
}

bool named_cell(const Indexing& s, const Window& w, int64_t n, int64_t c, int64_t channels,
                const Cell& at, int64_t index, Cell* cell) {
  if (s.space == ARGPOOL_INDEX_WINDOW) {
    const int64_t row = index / w.kernel[0], slice = row / w.kernel[1];
    if (slice >= w.kernel[2]) return false;
    cell->x = at.x * w.stride[0] - w.pad[0] + index % w.kernel[0] * w.dilation[0];
    cell->y = at.y * w.stride[1] - w.pad[1] + row % w.kernel[1] * w.dilation[1];
    cell->z = at.z * w.stride[2] - w.pad[2] + slice * w.dilation[2];
  } else {
    const int64_t step = s.step(channels);
    int64_t offset;
    if (__builtin_sub_overflow(index, s.base(n, c), &offset) || offset < 0) return false;
    if (step > 1) {
      if (offset % step) return false;
      offset /= step;
    }
    if (offset >= s.box_cells()) return false;
    if (s.space == ARGPOOL_INDEX_TENSOR_COLMAJOR) {
      cell->z = offset % s.box[2];
      cell->y = offset / s.box[2] % s.box[1];
      cell->x = offset / s.box[2] / s.box[1];
    } else {
      cell->x = offset % s.box[0];
      cell->y = offset / s.box[0] % s.box[1];
      cell->z = offset / s.box[0] / s.box[1];
    }
  }
  return cell->x >= 0 && cell->x < s.valid[0] && cell->y >= 0 && cell->y < s.valid[1] &&
         cell->z >= 0 && cell->z < s.valid[2];
}

bool index_of(const Indexing& s, const Window& w, int64_t n, int64_t c, const Cell& at,
              const Cell& cell, int64_t* index) {
  if (s.space != ARGPOOL_INDEX_WINDOW) {
    *index = s.base(n, c) + cell.x * s.by[0] + cell.y * s.by[1] + cell.z * s.by[2];
    return cell.x < s.box[0] && cell.y < s.box[1] && cell.z < s.box[2];
  }
  const int64_t position[] = {at.x, at.y, at.z}, cells[] = {cell.x, cell.y, cell.z};
  *index = 0;
  for (int i = 2; i >= 0; --i) {
    const int64_t rest = cells[i] + w.pad[i] - position[i] * w.stride[i];
    const int64_t tap = rest / w.dilation[i];
    if (rest < 0 || rest % w.dilation[i] || tap >= w.kernel[i]) return false;
    *index = *index * w.kernel[i] + tap;
  }
  return true;
}

int64_t read_index(const uint8_t* from, uint32_t kind) {
  uint16_t u16;
  int32_t i32;
  int64_t i64;
  switch (kind) {
    case ARGPOOL_IDX_U8: return *from;
    case ARGPOOL_IDX_U16: memcpy(&u16, from, sizeof u16); return u16;
    case ARGPOOL_IDX_I32: memcpy(&i32, from, sizeof i32); return i32;
    default: memcpy(&i64, from, sizeof i64); return i64;
  }
}

void write_index(uint8_t* to, uint32_t kind, int64_t index) {
  const uint16_t u16 = (uint16_t)index;
  const int32_t i32 = (int32_t)index;
  switch (kind) {
    case ARGPOOL_IDX_U8: *to = (uint8_t)index; return;
    case ARGPOOL_IDX_U16: memcpy(to, &u16, sizeof u16); return;
    case ARGPOOL_IDX_I32: memcpy(to, &i32, sizeof i32); return;
    default: memcpy(to, &index, sizeof index);
  }
}

}  // namespace argpool
