// f16 and bf16 as f32 and back, rounded to nearest even, on any CPU and without libgcc's help.
// SPDX-License-Identifier: MIT
#pragma once

#include <stdint.h>
#include <string.h>

namespace argpool {

inline float f32_of_bits(uint32_t bits) {
  float f;
  memcpy(&f, &bits, sizeof f);
  return f;
}
inline uint32_t bits_of_f32(float f) {
  uint32_t bits;
  memcpy(&bits, &f, sizeof bits);
  return bits;
}

inline float f32_of_bf16(uint16_t h) { return f32_of_bits((uint32_t)h << 16); }

inline uint16_t bf16_of_f32(float f) {
  const uint32_t bits = bits_of_f32(f);
  if ((bits & 0x7fffffff) > 0x7f800000) return (uint16_t)(bits >> 16 | 0x40);  // NaN, quiet
  return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

inline float f32_of_f16(uint16_t h) {
  const uint32_t sign = (uint32_t)(h & 0x8000) << 16, rest = h & 0x7fff;
  if (rest >= 0x7c00) return f32_of_bits(sign | 0x7f800000 | (rest & 0x3ff) << 13);  // inf, NaN
  // Exponents are 112 apart; scaling by 2^112 serves subnormals as well, exactly.
  const float magnitude = f32_of_bits(rest << 13) * 0x1p112f;
  return f32_of_bits(sign | bits_of_f32(magnitude));
}

inline uint16_t f16_of_f32(float f) {
  const uint32_t bits = bits_of_f32(f), rest = bits & 0x7fffffff;
  const uint16_t sign = (uint16_t)(bits >> 16 & 0x8000);
  if (rest > 0x7f800000) return (uint16_t)(sign | 0x7e00);   // NaN
  if (rest >= 0x477ff000) return (uint16_t)(sign | 0x7c00);  // 65520 and more: infinity
  if (rest < 0x38800000) {  // below 2^-14: adding 0.5 leaves multiples of 2^-24, rounded to even
    return (uint16_t)(sign | (bits_of_f32(f32_of_bits(rest) + 0.5f) - 0x3f000000));
  }
  return (uint16_t)(sign | ((rest - 0x38000000 + 0xfff + (rest >> 13 & 1)) >> 13));
}

}  // namespace argpool
