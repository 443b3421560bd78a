// The words of types.
// SPDX-License-Identifier: MIT
#include "types.h"

#include <stdexcept>

namespace argpool::problems {
namespace {

constexpr uint8_t kBool = 6;  // kDLBool, since DLPack 0.8

constexpr uint32_t kNone = ARGPOOL_ELEM_NONE, kX8 = ARGPOOL_ELEM_X8, kX16 = ARGPOOL_ELEM_X16,
                   kX32 = ARGPOOL_ELEM_X32, kX64 = ARGPOOL_ELEM_X64;

constexpr ElementType kElements[] = {
    {"f64", {kDLFloat, 64, 1}, ARGPOOL_ELEM_F64, kX64, ARGPOOL_ELEM_F64, true},
    {"f32", {kDLFloat, 32, 1}, ARGPOOL_ELEM_F32, kX32, ARGPOOL_ELEM_F32, true},
    {"f16", {kDLFloat, 16, 1}, ARGPOOL_ELEM_F16, kX16, ARGPOOL_ELEM_F16, true},
    {"bf16", {kDLBfloat, 16, 1}, ARGPOOL_ELEM_BF16, kX16, ARGPOOL_ELEM_BF16, true},
    {"i64", {kDLInt, 64, 1}, ARGPOOL_ELEM_I64, kX64, kX64, false},
    {"i32", {kDLInt, 32, 1}, ARGPOOL_ELEM_I32, kX32, kX32, false},
    {"i16", {kDLInt, 16, 1}, ARGPOOL_ELEM_I16, kX16, kX16, false},
    {"i8", {kDLInt, 8, 1}, ARGPOOL_ELEM_I8, kX8, kX8, false},
    {"u8", {kDLUInt, 8, 1}, ARGPOOL_ELEM_U8, kX8, kX8, false},
    {"u16", {kDLUInt, 16, 1}, ARGPOOL_ELEM_I16, kX16, kX16, false},
    {"u32", {kDLUInt, 32, 1}, ARGPOOL_ELEM_I32, kX32, kX32, false},
    {"u64", {kDLUInt, 64, 1}, ARGPOOL_ELEM_I64, kX64, kX64, false},
    {"bool", {kBool, 8, 1}, ARGPOOL_ELEM_U8, kX8, kNone, false},
    {"c64", {kDLComplex, 64, 1}, kNone, kX64, kNone, false}};

constexpr IndexType kIndices[] = {{"i64", {kDLInt, 64, 1}, ARGPOOL_IDX_I64, INT64_MAX},
                                  {"i32", {kDLInt, 32, 1}, ARGPOOL_IDX_I32, INT32_MAX},
                                  {"u16", {kDLUInt, 16, 1}, ARGPOOL_IDX_U16, UINT16_MAX},
                                  {"u8", {kDLUInt, 8, 1}, ARGPOOL_IDX_U8, 254},
                                  {"none", {kDLInt, 64, 1}, ARGPOOL_IDX_NONE, INT64_MAX}};

template <typename Type, size_t n>
const Type& type_of(const Type (&types)[n], const std::string& word) {
  std::string known;
  for (const Type& type : types) {
    if (word == type.word) return type;
    known += std::string(known.empty() ? "" : ", ") + type.word;
  }
  throw std::invalid_argument("expected a type, one of " + known + ", not \"" + word + "\"");
}

}  // namespace

const ElementType& element_type(const std::string& word) { return type_of(kElements, word); }

const IndexType& index_type(const std::string& word) { return type_of(kIndices, word); }

}  // namespace argpool::problems
