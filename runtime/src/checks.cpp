// Checks of a call's arguments, each citing its rule; the sentences say what is accepted.
// SPDX-License-Identifier: MIT
#include "checks.h"

#include "errors.h"
#include "overlap.h"
#include "structs.h"
#include "tiles.h"

namespace argpool {
namespace {

using ll = long long;

// Kernels count tile coordinates in 32 bits; a window must leave room for a tile.
constexpr int64_t kWindowLimit = 1 << 28;
constexpr int kMostThreads = 1024;
constexpr uint32_t kMostTargets = 64;  // selection keeps a bit for each

constexpr Signature kSignatures[] = {
    {"max_pool", {"src", "values", "indices"}, 0, 1, 2, {false, true, true}},
    {"max_unpool", {"values", "indices", "dst"}, 2, 0, 1, {false, false, true}},
    {"max_pool_backward", {"grad_values", "indices", "grad_src"}, 2, 0, 1, {false, false, true}},
    {"max_unpool_backward", {"grad_dst", "indices", "grad_values"}, 0, 2, 1, {false, false, true}},
};

const char* const kSpaceNames[] = {"plane", "tensor",      "tensor_colmajor",
                                   "image", "batch_image", "window"};

bool unpools(argpool_op op) {
  return op == ARGPOOL_MAX_UNPOOL || op == ARGPOOL_MAX_UNPOOL_BACKWARD;
}

// Kernels are told the window in 32 bits.
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

inline argpool_status same_extent(const char* name, const char* other, const char* dim,
                                  int64_t given, int64_t wanted) {
  if (given == wanted) return ARGPOOL_OK;
  return fail(ARGPOOL_SHAPE_MISMATCH, "%s: %s is %lld; accepted: %lld, as in %s", name, dim,
              (ll)given, (ll)wanted, other);
}

argpool_status same_shape(const char* name, const Tensor& t, const char* other, const Tensor& u) {
  if (argpool_status bad = same_extent(name, other, "n", t.n, u.n)) return bad;
  if (argpool_status bad = same_extent(name, other, "c", t.c, u.c)) return bad;
  for (int i = 2; i >= 0; --i) {
    if (argpool_status bad =
            same_extent(name, other, extent_name(i), t.extent[i], u.extent[i])) {
      return bad;
    }
  }
  return ARGPOOL_OK;
}

argpool_status check_shapes(const Signature& s, const Problem& p, argpool_window_key* key) {
  const char *plane = s.names[s.plane], *values = s.names[s.values];
  if (argpool_status bad = same_extent(values, plane, "n", p.values.n, p.plane.n)) return bad;
  if (argpool_status bad = same_extent(values, plane, "c", p.values.c, p.plane.c)) return bad;
  if (p.has_indices) {
    if (argpool_status bad = same_shape(s.names[s.indices], p.indices, values, p.values)) {
      return bad;
    }
  }
  for (int i = p.window.rank - 1; i >= 0; --i) {
    const int64_t cells = p.plane.extent[i], pooled = p.values.extent[i];
    if (unpools(p.op)) {
      if (argpool_status bad = check_unpooled(p.window, i, pooled, cells)) return bad;
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
  if (argpool_status bad = narrow_window(p.window, key)) return bad;
  if (unpools(p.op) && p.space != ARGPOOL_INDEX_WINDOW) return ARGPOOL_OK;
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

bool is_type(DLDataType t, int code, int bits) { return t.code == code && t.bits == bits; }

argpool_status check_types(const Signature& s, Problem* p) {
  const DLDataType plane = p->plane.type, values = p->values.type, indices = p->indices.type;
  const bool moves = unpools(p->op);  // C16: bits of any 4-byte type
  if (moves ? values.bits != 32 : !is_type(values, kDLFloat, 32)) {
    return fail(ARGPOOL_UNSUPPORTED_TYPE, "%s has elements of type code %d, %d bits; accepted: %s",
                s.names[s.values], values.code, values.bits,
                moves ? "any type of 4 bytes" : "f32 (code 2, 32 bits)");
  }
  if (plane.code != values.code || plane.bits != values.bits) {
    return fail(ARGPOOL_UNSUPPORTED_TYPE,
                "%s has elements of type code %d, %d bits; accepted: code %d, %d bits, as in %s",
                s.names[s.plane], plane.code, plane.bits, values.code, values.bits,
                s.names[s.values]);
  }
  p->elem = moves ? ARGPOOL_ELEM_X32 : ARGPOOL_ELEM_F32;
  p->index = ARGPOOL_IDX_NONE;
  if (!p->has_indices) return ARGPOOL_OK;
  const bool tensor =
      p->space == ARGPOOL_INDEX_TENSOR || p->space == ARGPOOL_INDEX_TENSOR_COLMAJOR;
  if (p->space == ARGPOOL_INDEX_WINDOW) {
    if (is_type(indices, kDLUInt, 8)) p->index = ARGPOOL_IDX_U8;
  } else if (is_type(indices, kDLInt, 64)) {
    p->index = ARGPOOL_IDX_I64;
  } else if (is_type(indices, kDLInt, 32) && !tensor) {
    p->index = ARGPOOL_IDX_I32;
  }
  if (p->index == ARGPOOL_IDX_NONE) {
    return fail(ARGPOOL_UNSUPPORTED_TYPE,
                "indices have type code %d, %d bits; accepted in index space %s: %s (C7)",
                indices.code, indices.bits, kSpaceNames[p->space],
                p->space == ARGPOOL_INDEX_WINDOW ? "u8"
                : tensor                         ? "i64"
                                                 : "i64 and i32");
  }
  return ARGPOOL_OK;
}

// C7: the affine form of the space, and whether the type holds its largest index.
argpool_status set_index_space(Problem* p) {
  const int64_t w = p->plane.extent[0], h = p->plane.extent[1], d = p->plane.extent[2];
  const int64_t c = p->plane.c, cells = w * h * d;
  int64_t largest = cells - 1;
  p->index_n = p->index_c = 0;
  p->index_stride[0] = 1;
  p->index_stride[1] = w;
  p->index_stride[2] = w * h;
  switch (p->space) {
    case ARGPOOL_INDEX_PLANE: break;
    case ARGPOOL_INDEX_TENSOR_COLMAJOR:
      p->index_stride[0] = d * h;
      p->index_stride[1] = d;
      p->index_stride[2] = 1;
      [[fallthrough]];
    case ARGPOOL_INDEX_TENSOR:
    case ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE:  // not let in by read_options yet
      p->index_n = cells * c;
      p->index_c = cells;
      largest = cells * c * p->plane.n - 1;
      break;
    case ARGPOOL_INDEX_BATCH_IMAGE:
    case ARGPOOL_INDEX_IMAGE:
      for (int64_t& stride : p->index_stride) stride *= c;
      p->index_c = 1;
      largest = cells * c - 1;
      if (p->space == ARGPOOL_INDEX_BATCH_IMAGE) {
        p->index_n = cells * c;
        largest = cells * c * p->plane.n - 1;
      }
      break;
    case ARGPOOL_INDEX_WINDOW:
      p->index_stride[0] = p->index_stride[1] = p->index_stride[2] = 0;
      largest = 1;  // taps, counted up to 256 so that a vast kernel does not overflow
      for (int64_t kernel : p->window.kernel) largest = min(256, largest * min(kernel, 256));
      --largest;
      break;
  }
  if (!p->has_indices) return ARGPOOL_OK;
  if (p->index == ARGPOOL_IDX_U8 && largest > 254) {
    return fail(ARGPOOL_INDEX_OVERFLOW,
                "indices are u8 and the window has %lld x %lld x %lld taps; accepted: up to 255 "
                "taps (C7)",
                (ll)p->window.kernel[2], (ll)p->window.kernel[1], (ll)p->window.kernel[0]);
  }
  if (p->index == ARGPOOL_IDX_I32 && largest > INT32_MAX) {
    return fail(ARGPOOL_INDEX_OVERFLOW,
                "indices are i32 and the largest index of space %s is %lld; accepted: up to "
                "2147483647, or i64 (C7)",
                kSpaceNames[p->space], (ll)largest);
  }
  return ARGPOOL_OK;
}

argpool_status check_duplicates(const Signature& s, argpool_op op, argpool_duplicates duplicates) {
  if (duplicates == ARGPOOL_DUPLICATES_LAST || op == ARGPOOL_MAX_POOL) return ARGPOOL_OK;
  if (duplicates == ARGPOOL_DUPLICATES_EXACT && op != ARGPOOL_MAX_UNPOOL_BACKWARD) {
    return fail(ARGPOOL_INVALID_ARGUMENT,
                "options.duplicates is exact (2) in %s; accepted there: last (0)", s.op);
  }
  return fail(ARGPOOL_NO_KERNEL, "options.duplicates is %s (%d); kernels exist for: last (0)",
              duplicates == ARGPOOL_DUPLICATES_SUM ? "sum" : "exact", duplicates);
}

[[gnu::cold, gnu::noinline]] argpool_status fail_option(const argpool_options& o) {
  const struct {
    const char* name;
    int value, most;
  } ranges[] = {{"index_space", (int)o.index_space, ARGPOOL_INDEX_WINDOW},
                {"layout", (int)o.layout, ARGPOOL_CHANNELS_LAST},
                {"duplicates", (int)o.duplicates, ARGPOOL_DUPLICATES_EXACT},
                {"num_threads", o.num_threads, kMostThreads},
                {"trusted_indices", o.trusted_indices, 1},
                {"reserved", o.reserved, 0}};
  const auto* r = ranges;
  while (r->value >= 0 && r->value <= r->most) ++r;  // one of them is not
  return fail(ARGPOOL_INVALID_ARGUMENT, "options.%s is %d; accepted: 0 to %d", r->name, r->value,
              r->most);
}

}  // namespace

const Signature& signature(argpool_op op) { return kSignatures[op - 1]; }

argpool_status read_options(const argpool_options* given, argpool_options* o) {
  if (!given) {
    memset(o, 0, sizeof *o);
    o->struct_size = sizeof *o;
    return ARGPOOL_OK;
  }
  if (!copy_versioned(o, given, offsetof(argpool_options, index_space))) {
    return fail(ARGPOOL_INVALID_ARGUMENT,
                "options.struct_size is %zu; accepted: sizeof(argpool_options), which is %zu here",
                given->struct_size, sizeof *o);
  }
  const bool fine = (unsigned)o->index_space <= ARGPOOL_INDEX_WINDOW &&
                    (unsigned)o->layout <= ARGPOOL_CHANNELS_LAST &&
                    (unsigned)o->duplicates <= ARGPOOL_DUPLICATES_EXACT &&
                    (unsigned)o->num_threads <= kMostThreads &&
                    (unsigned)o->trusted_indices <= 1 && o->reserved == 0;
  return fine ? ARGPOOL_OK : fail_option(*o);
}

argpool_status check_table(const argpool_table* table) {
  if (!table) return fail(ARGPOOL_INVALID_ARGUMENT, "table is NULL; accepted: a library's table");
  if (table->version != ARGPOOL_TABLE_VERSION || table->struct_size < sizeof *table) {
    return fail(ARGPOOL_INVALID_ARGUMENT,
                "table has version %u and size %u; accepted: version %d, size %zu or more. Build "
                "the library again with this argpool",
                table->version, table->struct_size, ARGPOOL_TABLE_VERSION, sizeof *table);
  }
  if (table->target_count > kMostTargets) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "table %s has %u targets; accepted: up to %u",
                table->name, table->target_count, kMostTargets);
  }
  return ARGPOOL_OK;
}

// Is nothing wrong, as is usual? Whatever raises doubts is for the closer look below.
static bool plainly_fine(const Problem& p) {
  const auto placed = [](const Tensor& t) {
    return t.data && !((uintptr_t)t.data & (uintptr_t)(t.bytes - 1));
  };
  const auto apart = [](const Tensor& a, const Tensor& b) {
    const intptr_t from = (intptr_t)a.data, to = (intptr_t)b.data;
    return from + a.low >= to + b.high || to + b.low >= from + a.high;
  };
  return placed(p.plane) && placed(p.values) && apart(p.plane, p.values) &&
         (!p.has_indices || (placed(p.indices) && apart(p.plane, p.indices) &&
                             apart(p.values, p.indices)));
}

argpool_status check_data(const Problem& problem, Data data) {
  if (__builtin_expect(plainly_fine(problem), 1)) return ARGPOOL_OK;
  Problem& p = const_cast<Problem&>(problem);  // tensor_at serves both; nothing is written
  const Signature& s = signature(p.op);
  if (p.empty()) return ARGPOOL_OK;
  for (int i = 0; i < 3; ++i) {
    if (i == s.indices && !p.has_indices) continue;
    const Tensor& t = *tensor_at(p, s, i);
    if (!t.data && data == Data::given) {
      return fail(ARGPOOL_INVALID_ARGUMENT, "%s.data is NULL; accepted: memory of its cells",
                  s.names[i]);
    }
    if ((uintptr_t)t.data % t.bytes) {
      return fail(ARGPOOL_INVALID_ARGUMENT,
                  "%s.data is at %p; accepted: multiples of the %d bytes of its elements",
                  s.names[i], (void*)t.data, t.bytes);
    }
    if (!t.data || !s.output[i]) continue;
    for (int j = 0; j < 3; ++j) {
      if (j == i || (j == s.indices && !p.has_indices) || (s.output[j] && j < i)) continue;
      const Tensor& u = *tensor_at(p, s, j);
      if (u.data && overlap(t, u)) {
        return fail(ARGPOOL_OVERLAP,
                    "%s shares memory with %s; accepted: outputs with memory of their own (C14)",
                    s.names[i], s.names[j]);
      }
    }
  }
  return ARGPOOL_OK;
}

argpool_status check_call(argpool_op op, const argpool_window* window,
                          const DLTensor* const* tensors, const argpool_options& options,
                          Data data, Problem* p) {
  if (op < ARGPOOL_MAX_POOL || op > ARGPOOL_MAX_UNPOOL_BACKWARD) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "op is %d; accepted: 1 to 4, an argpool_op", (int)op);
  }
  const Signature& s = signature(op);
  if (argpool_status bad = read_window(window, &p->window)) return bad;
  if (!tensors) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "tensors is NULL; accepted: the tensors of %s", s.op);
  }
  p->op = op;
  p->space = options.index_space;
  p->trusted = options.trusted_indices;
  p->has_indices = op != ARGPOOL_MAX_POOL || tensors[s.indices];
  if (!p->has_indices) p->indices = Tensor{};
  const Tensor* all[3] = {};
  int dimensions = 0;
  p->near = true;
  for (int i = 0; i < 3; ++i) {
    if (i == s.indices && !p->has_indices) continue;
    Tensor* t = tensor_at(*p, s, i);
    if (argpool_status bad = read_tensor(s.names[i], tensors[i], p->window.rank, t)) return bad;
    if (dimensions && tensors[i]->ndim != dimensions) {
      return fail(ARGPOOL_SHAPE_MISMATCH,
                  "%s has %d dimensions; accepted: %d, as in %s; either all tensors have n or none",
                  s.names[i], tensors[i]->ndim, dimensions, s.names[0]);
    }
    dimensions = tensors[i]->ndim;
    p->near &= t->high - t->low <= kMostSpan && t->extent[0] <= kMostExtent &&
               t->extent[1] <= kMostExtent && t->extent[2] <= kMostExtent && t->c <= kMostExtent;
    all[i] = t;
  }
  if (argpool_status bad = check_duplicates(s, op, options.duplicates)) return bad;
  if (argpool_status bad = check_types(s, p)) return bad;
  if (argpool_status bad = check_shapes(s, *p, &p->window_key)) return bad;
  if (argpool_status bad = set_index_space(p)) return bad;
  if (argpool_status bad = deduce_layout(s.names, all, 3, options.layout, &p->layout)) return bad;
  for (int i = 0; i < 3; ++i) {
    if (all[i] && s.output[i] && overlaps_itself(*all[i], p->channels_last())) {
      return fail(ARGPOOL_UNSUPPORTED_STRIDES,
                  "%s: its strides put several cells into one place; accepted: outputs whose cells "
                  "have memory of their own (C15)",
                  s.names[i]);
    }
  }
  return check_data(*p, data);
}

}  // namespace argpool
