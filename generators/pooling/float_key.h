// Floating-point numbers as integers of the same order: comparing them is exact whatever the CPU
// has or flushes to zero, in whole vectors, and no conversion is a function call.
// SPDX-License-Identifier: MIT
#pragma once

#include "Halide.h"

namespace argpool {

// A key is its number's bits, those of a negative number turned round, rotated until -inf is the
// lowest integer. Then +inf is followed by every NaN, and -0 by +0. Of f16, bf16 and f32.
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
    // C4, C5: is the number greater than the best one, or a NaN? +0 stands for -0 here, so that
    // neither beats the other; a best NaN for infinity, so that any later NaN does.
    Halide::Expr wins(const Halide::Expr &key, const Halide::Expr &best) const {
        const Halide::Expr alike = key - Halide::cast(type, key == constant(-shift));
        return alike > Halide::min(best, constant(infinity - shift));
    }

private:
    Halide::Type type;
    int infinity, shift;

    Halide::Expr constant(int n) const {
        return Halide::Internal::make_const(type, n);
    }
    // Its own inverse.
    Halide::Expr turned(const Halide::Expr &bits) const {
        return bits ^ ((bits >> (type.bits() - 1)) & type.max());
    }
    // Unsigned numbers wrap, where Int(32) must not.
    Halide::Expr rotated(const Halide::Expr &n, int by) const {
        const Halide::Type wraps = type.with_code(halide_type_uint);
        return Halide::reinterpret(type, Halide::reinterpret(wraps, n) +
                                             Halide::reinterpret(wraps, constant(by)));
    }
};

}  // namespace argpool
