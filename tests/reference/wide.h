// Whole numbers wide enough that no sum or product of two 64-bit extents overflows.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace argpool::reference {

#ifdef __SIZEOF_INT128__
using Wide = __int128;
#else
// 32-bit CPUs have none so wide: one of 64 bits that knows when, and on which side, it was left.
class Wide {
 public:
  Wide(int64_t n) : value(n) {}
  explicit operator int64_t() const { return value; }

  friend Wide operator+(Wide a, Wide b) {
    if (a.beyond || b.beyond) return a.beyond ? a : b;
    int64_t sum;
    return __builtin_add_overflow(a.value, b.value, &sum) ? left(a.value > 0) : Wide(sum);
  }
  friend Wide operator*(Wide a, Wide b) {
    const bool up = (a < 0) == (b < 0);
    int64_t product;
    if (!a.beyond && !b.beyond && !__builtin_mul_overflow(a.value, b.value, &product)) {
      return product;
    }
    return left(up);
  }
  friend Wide operator-(Wide a) { return a * -1; }
  friend Wide operator-(Wide a, Wide b) { return a + -b; }
  friend Wide operator/(Wide a, Wide b) { return a.beyond ? a : Wide(a.value / b.value); }
  friend Wide operator%(Wide a, Wide b) { return a.beyond ? Wide(0) : Wide(a.value % b.value); }
  Wide& operator--() { return *this = *this - 1; }

  friend bool operator<(Wide a, Wide b) {
    return a.beyond != b.beyond ? a.beyond < b.beyond : !a.beyond && a.value < b.value;
  }
  friend bool operator<=(Wide a, Wide b) { return !(b < a); }
  friend bool operator>=(Wide a, Wide b) { return !(a < b); }
  friend bool operator!=(Wide a, Wide b) { return a < b || b < a; }

 private:
  int64_t value;
  int beyond = 0;

  static Wide left(bool up) {
    Wide n(0);
    n.beyond = up ? 1 : -1;
    return n;
  }
};
#endif

}  // namespace argpool::reference
