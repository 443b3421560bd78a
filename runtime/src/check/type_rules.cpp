// C16 and C7's types, and what the policy for duplicates requires of both.
// SPDX-License-Identifier: MIT
#include "check/rules.h"
#include "problem/types.h"
#include "support/errors.h"

namespace argpool {
namespace {

// The kernel's element type for a tensor's, and the types that an operation takes.
struct Elements {
  uint32_t elem;  // ARGPOOL_ELEM_NONE: refused
  const char* accepted;
};

Elements elements_of(const Problem& p, DLDataType t) {
  if (p.op == ARGPOOL_MAX_POOL) {
    const PooledType pooled = pooled_type(t, p.minimum);
    if (p.on_device()) {  // where nothing is copied, no bit can be inverted
      return {pooled.inverted ? (uint32_t)ARGPOOL_ELEM_NONE : pooled.elem,
              "on devices f64, f32, f16, bf16, i64, i32, i16, i8, u8 and bool"};
    }
    return {pooled.elem, "f64, f32, f16, bf16, i64, i32, i16, i8, u64, u32, u16, u8 and bool"};
  }
  if (p.op == ARGPOOL_MAX_POOL_BACKWARD) return {float_elem(t), "f64, f32, f16 and bf16"};
  if (!p.adds()) return {bits_elem(t.bits / 8), "any type of 1, 2, 4 or 8 bytes"};
  const bool integer = t.code == kDLInt || t.code == kDLUInt;
  return {integer ? bits_elem(t.bits / 8) : float_elem(t),
          "with duplicates = sum, f64, f32, f16, bf16 and integers of 1, 2, 4 or 8 bytes"};
}

}  // namespace

argpool_status check_policies(const Signature& s, const argpool_options& o, const Problem& p) {
  if (o.duplicates == ARGPOOL_DUPLICATES_EXACT && p.op == ARGPOOL_MAX_UNPOOL) {
    return fail(ARGPOOL_INVALID_ARGUMENT,
                "options.duplicates is exact (2) in max_unpool; accepted: last (0) and sum (1)");
  }
  if (o.index_space == ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE && !p.unpools()) {
    return fail(ARGPOOL_INVALID_ARGUMENT,
                "options.index_space is tensor_default_shape (6) in %s; accepted: 0 to 5, or 6 in "
                "the unpooling operations",
                s.op);
  }
  return ARGPOOL_OK;
}

argpool_status check_types(const Signature& s, argpool_index_space space, Problem* p) {
  const int made = s.values == 0 ? s.plane : s.values;  // the tensor that is like the first one
  const DLDataType type = tensor_at(*p, s, 0)->type, other = tensor_at(*p, s, made)->type;
  const Elements e = elements_of(*p, type);
  if (e.elem == ARGPOOL_ELEM_NONE) {
    return fail(ARGPOOL_UNSUPPORTED_TYPE,
                "%s has elements of type %s; accepted in %s: %s (C16)", s.names[0],
                name_of(type).text, s.op, e.accepted);
  }
  if (other.code != type.code || other.bits != type.bits) {
    return fail(ARGPOOL_UNSUPPORTED_TYPE, "%s has elements of type %s; accepted: %s, as in %s",
                s.names[made], name_of(other).text, name_of(type).text, s.names[0]);
  }
  p->elem = e.elem;
  if (p->op == ARGPOOL_MAX_POOL) {
    p->plane.inverted = p->values.inverted = pooled_type(type, p->minimum).inverted;
  }
  p->index = ARGPOOL_IDX_NONE;
  if (!p->has_indices) return ARGPOOL_OK;
  return index_kind(s.names[s.indices], space, p->indices.type, &p->index);
}

}  // namespace argpool
