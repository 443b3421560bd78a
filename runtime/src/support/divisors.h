// Division of 32-bit integers by a divisor that many of them share: multiplications, which vectors
// have.
// SPDX-License-Identifier: MIT
#pragma once

#include <stdint.h>

namespace argpool {

// Exact quotients of numbers below 2^31 by a divisor below 2^31: by*factor exceeds 2^shift by less
// than `by` <= 2^(shift - 31), so that the product is too large by less than 1 / by.
struct Divisor {
  uint32_t factor;
  int shift;

  explicit Divisor(int64_t by = 1) {
    shift = 31;
    while ((int64_t{1} << (shift - 31)) < by) ++shift;
    factor = (uint32_t)(((uint64_t{1} << shift) + (uint64_t)by - 1) / (uint64_t)by);
  }
  uint32_t operator()(uint32_t number) const {
    return (uint32_t)((uint64_t)number * factor >> shift);
  }
};

// Divides multiples of `by`; other 32-bit numbers give more than any multiple does: the inverse of
// an odd number modulo 2^32 maps multiples to quotients, and twos are rotated to the top.
struct ExactDivisor {
  uint32_t inverse;
  int twos;

  explicit ExactDivisor(int64_t by = 1) {
    twos = __builtin_ctz((uint32_t)by);
    const uint32_t odd = (uint32_t)by >> twos;
    inverse = odd;  // right in its lowest 3 bits; each step doubles them
    for (int bits = 3; bits < 32; bits *= 2) inverse *= 2 - odd * inverse;
  }
  uint32_t operator()(uint32_t number) const {
    const uint32_t product = number * inverse;
    return product >> twos | product << (-twos & 31);
  }
};

}  // namespace argpool
