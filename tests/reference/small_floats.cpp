// Conversions of the 16-bit floats, by arithmetic: no bit of the way is a table or an intrinsic.
// SPDX-License-Identifier: MIT
#include "small_floats.h"

#include <cmath>
#include <limits>

namespace argpool::reference {

BFloat16::BFloat16(float value) {
  uint32_t wide;
  memcpy(&wide, &value, sizeof wide);
  if (std::isnan(value)) {
    bits = uint16_t(wide >> 16 | 0x40);  // quiet, so that it stays a NaN without its low half
    return;
  }
  const uint32_t kept = wide >> 16, lost = wide & 0xffff;
  const bool up = lost > 0x8000 || (lost == 0x8000 && kept % 2 == 1);
  bits = uint16_t(kept + up);  // carries into the exponent, and past the largest to infinity
}

BFloat16::operator float() const {
  const uint32_t wide = uint32_t(bits) << 16;
  float value;
  memcpy(&value, &wide, sizeof value);
  return value;
}

Float16::Float16(float value) {
  const uint16_t sign = std::signbit(value) ? 0x8000 : 0;
  if (std::isnan(value)) {
    bits = sign | 0x7e00;
    return;
  }
  const float magnitude = std::fabs(value);
  if (magnitude >= 65520.f) {  // halfway from the largest, 65504, to 2^16; a tie goes to infinity
    bits = sign | 0x7c00;
    return;
  }
  int exponent = 0;
  std::frexp(magnitude, &exponent);  // magnitude in [2^(exponent - 1), 2^exponent)
  // Numbers below 2^-14 are subnormal: they are multiples of 2^-24, like the least normal ones.
  const int unit = magnitude < 0x1p-14f ? -24 : exponent - 11;
  // Exact but for the rounding itself, which is to even: the default environment (C11).
  const uint16_t count = uint16_t(std::nearbyint(std::ldexp(double(magnitude), -unit)));
  // A normal count's bit 10 is not stored but added to the exponent; so is a carry to bit 11.
  bits = uint16_t(sign | (((unit + 24) << 10) + count));
}

Float16::operator float() const {
  const int exponent = bits >> 10 & 31, mantissa = bits & 0x3ff;
  float magnitude = std::ldexp(float(exponent ? 0x400 + mantissa : mantissa),
                               (exponent ? exponent : 1) - 25);
  if (exponent == 31) {
    magnitude = mantissa ? std::numeric_limits<float>::quiet_NaN()
                         : std::numeric_limits<float>::infinity();
  }
  return bits & 0x8000 ? -magnitude : magnitude;
}

}  // namespace argpool::reference
