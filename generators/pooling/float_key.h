// Floating-point numbers as integers of the same order: comparing them is exact whatever the CPU
// has or flushes to zero, in whole vectors, and no conversion is a function call.
// SPDX-License-Identifier: MIT
#pragma once

#include "Halide.h"

namespace argpool {

// Keys of f16, bf16 and f32. A key is computed from a number's bits in two steps: the lower bits of
// a negative number are inverted, then `shift` is subtracted modulo 2^bits. For f32, where shift is
// 7fffff:
//              bits      inverted  key
//     -NaN     ff800001  807ffffe  7fffffff   wraps to the top
//     -inf     ff800000  807fffff  80000000   the lowest integer
//     -0       80000000  ffffffff  ff800000
//     +0       00000000  00000000  ff800001
//     +inf     7f800000  7f800000  7f000001
//     +NaN     7f800001  7f800001  7f000002
// So -inf is the lowest key, every NaN is greater than +inf, and +0 follows -0.
class FloatKey {
public:
    explicit FloatKey(const Halide::Type &number)
        : type(Halide::Int(number.bits())),
          infinity(number.bits() == 32 ? 0x7f800000 : number.is_bfloat() ? 0x7f80 : 0x7c00),
          shift((number.bits() == 32 ? 0x7fffffff : 0x7fff) - infinity) {
    }

    Halide::Expr of_bits(const Halide::Expr &bits) const {
        return rotated(turned(bits), -shift);
    }
    Halide::Expr bits_of(const Halide::Expr &key) const {
        return turned(rotated(key, shift));
    }
    // C4 and C5: is the number greater than the best one so far, or a NaN? The key of +0 (-shift)
    // is replaced by that of -0, so that neither zero beats the other; a best NaN is replaced by
    // +inf (infinity - shift), so that any later NaN beats it.
    Halide::Expr wins(const Halide::Expr &key, const Halide::Expr &best) const {
        const Halide::Expr alike = key - Halide::cast(key.type(), key == -shift);
        return alike > Halide::min(best, infinity - shift);
    }

private:
    Halide::Type type;
    // The bits of +inf; and how many NaNs of one sign there are, which is how far keys are rotated.
    int infinity, shift;

    Halide::Expr constant(int n) const {
        return Halide::Internal::make_const(type, n);
    }
    // Inverts all bits but the sign of a negative number. It is its own inverse.
    Halide::Expr turned(const Halide::Expr &bits) const {
        return bits ^ ((bits >> (type.bits() - 1)) & type.max());
    }
    // n + by modulo 2^bits. The sum is computed in unsigned integers, because Halide takes signed
    // overflow for undefined.
    Halide::Expr rotated(const Halide::Expr &n, int by) const {
        const Halide::Type wraps = type.with_code(halide_type_uint);
        return Halide::reinterpret(type, Halide::reinterpret(wraps, n) +
                                             Halide::reinterpret(wraps, constant(by)));
    }
};

}  // namespace argpool
