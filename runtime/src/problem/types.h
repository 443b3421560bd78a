// Element types (C16): their names, and what kernels call them.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool.h"

namespace argpool {

// "f16", "bool", "complex64", "f32x4"; "code 31, 8 bits" where DLPack has no name for it.
struct Type_name {
  char text[40];
};
Type_name name_of(DLDataType type);

// ARGPOOL_ELEM_* of a number: floats, and the integers that max_pool compares. ARGPOOL_ELEM_NONE
// for other types.
uint32_t number_elem(DLDataType type);

// The type that pools compute in: a number's own, u8 for bool, for u16, u32 and u64 the signed
// number of their size, which compares alike once the top bit is inverted. Once all bits are, of
// floats the sign's, the order of numbers is reversed: a minimum is a maximum (C19).
struct PooledType {
  uint32_t elem;      // ARGPOOL_ELEM_NONE: they do not take it
  uint64_t inverted;  // bits
};
PooledType pooled_type(DLDataType type, bool minimum);

// ARGPOOL_ELEM_X8 to X64: elements whose bits are moved, or that add as integers. ARGPOOL_ELEM_NONE
// for other sizes.
uint32_t bits_elem(int bytes);

// number_elem of floats.
uint32_t float_elem(DLDataType type);

}  // namespace argpool
