// The two 16-bit floats, as values that C++17 has no types for. Both convert to float exactly, and
// from float by rounding to the nearest, ties to even (C9).
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <cstring>

namespace argpool::reference {

/// bfloat16: the upper half of a float.
struct BFloat16 {
  uint16_t bits = 0;

  BFloat16() = default;
  explicit BFloat16(float value);
  operator float() const;
};

/// IEEE 754 binary16: a sign, 5 bits of exponent, 10 of mantissa.
struct Float16 {
  uint16_t bits = 0;

  Float16() = default;
  explicit Float16(float value);
  operator float() const;
};

/// The type that a sum of T is gathered in (C9): f16 and bf16 add in float, the rest in its own
/// precision.
template <typename T>
struct Accumulator {
  using type = T;
};
template <>
struct Accumulator<Float16> {
  using type = float;
};
template <>
struct Accumulator<BFloat16> {
  using type = float;
};
template <typename T>
using Sum = typename Accumulator<T>::type;

}  // namespace argpool::reference
