// Names of DLPack types, and the kernels' numbers for them.
// SPDX-License-Identifier: MIT
#include "problem/types.h"

#include <stdio.h>

#include "argpool_registry.h"

namespace argpool {

constexpr int kBool = 6;  // kDLBool, which is younger than many copies of dlpack.h

Type_name name_of(DLDataType t) {
  // By DLPack's codes; those past complex are younger than many copies of dlpack.h.
  static const char* const names[] = {
      "i",           "u",           "f",           "handle",          "bf",
      "complex",     "bool",        "float8_e3m4", "float8_e4m3",     "float8_e4m3b11fnuz",
      "float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu",
      "float6_e2m3fn", "float6_e3m2fn", "float4_e2m1fn"};
  constexpr int kNames = sizeof names / sizeof *names;
  Type_name name;
  char lanes[8] = "";
  if (t.lanes != 1) snprintf(lanes, sizeof lanes, "x%d", t.lanes);
  if (t.code >= kNames) {
    snprintf(name.text, sizeof name.text, "code %d, %d bits%s", t.code, t.bits, lanes);
  } else if (t.code > kBool || (t.code == kBool && t.bits == 8)) {
    snprintf(name.text, sizeof name.text, "%s%s", names[t.code], lanes);
  } else {
    snprintf(name.text, sizeof name.text, "%s%d%s", names[t.code], t.bits, lanes);
  }
  return name;
}

uint32_t number_elem(DLDataType t) {
  switch (t.code << 8 | t.bits) {
    case kDLFloat << 8 | 64: return ARGPOOL_ELEM_F64;
    case kDLFloat << 8 | 32: return ARGPOOL_ELEM_F32;
    case kDLFloat << 8 | 16: return ARGPOOL_ELEM_F16;
    case kDLBfloat << 8 | 16: return ARGPOOL_ELEM_BF16;
    case kDLInt << 8 | 64: return ARGPOOL_ELEM_I64;
    case kDLInt << 8 | 32: return ARGPOOL_ELEM_I32;
    case kDLInt << 8 | 16: return ARGPOOL_ELEM_I16;
    case kDLInt << 8 | 8: return ARGPOOL_ELEM_I8;
    case kDLUInt << 8 | 8: return ARGPOOL_ELEM_U8;
    default: return ARGPOOL_ELEM_NONE;
  }
}

PooledType pooled_type(DLDataType t, bool minimum) {
  const uint64_t top = t.bits ? uint64_t{1} << (t.bits - 1) % 64 : 0, all = top | (top - 1);
  const uint64_t reversed = !minimum ? 0 : float_elem(t) ? top : all;
  switch (t.code << 8 | t.bits) {
    case kDLUInt << 8 | 64: return {ARGPOOL_ELEM_I64, top ^ reversed};
    case kDLUInt << 8 | 32: return {ARGPOOL_ELEM_I32, top ^ reversed};
    case kDLUInt << 8 | 16: return {ARGPOOL_ELEM_I16, top ^ reversed};
    case kBool << 8 | 8: return {ARGPOOL_ELEM_U8, reversed};
    default: return {number_elem(t), reversed};
  }
}

uint32_t float_elem(DLDataType t) {
  if (t.code != kDLFloat && t.code != kDLBfloat) return ARGPOOL_ELEM_NONE;
  return number_elem(t);
}

uint32_t bits_elem(int bytes) {
  switch (bytes) {
    case 1: return ARGPOOL_ELEM_X8;
    case 2: return ARGPOOL_ELEM_X16;
    case 4: return ARGPOOL_ELEM_X32;
    case 8: return ARGPOOL_ELEM_X64;
    default: return ARGPOOL_ELEM_NONE;
  }
}

}  // namespace argpool
