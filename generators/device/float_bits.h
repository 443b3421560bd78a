// Floating-point numbers as integers of the same order: exact on devices that flush subnormal
// numbers or lack the type, and in whole vectors.
// SPDX-License-Identifier: MIT
#pragma once

#include "kernel_generator.h"

namespace argpool {

class FloatBits {
public:
    explicit FloatBits(const Type &number) : type(Halide::Int(number.bits())) {
        const int mantissa = number.is_bfloat()      ? 7
                             : number.bits() == 16   ? 10
                             : number.bits() == 32   ? 23
                                                     : 52;
        infinity = ((int64_t{1} << (number.bits() - 1 - mantissa)) - 1) << mantissa;
    }

    // Of a number's bits: -0 is +0, and every NaN the greatest.
    Expr key(const Expr &bits) const {
        const Expr most = type.max();
        const Expr turned = bits ^ ((bits >> (type.bits() - 1)) & most);
        const Expr number = select(bits == type.min(), Halide::cast(type, 0), turned);
        return select((bits & most) > constant(infinity), most, number);
    }
    // C4, C5: is a later key greater, or a NaN?
    Expr wins(const Expr &key, const Expr &best) const {
        return key > best || key == type.max();
    }

private:
    Type type;
    int64_t infinity;

    Expr constant(int64_t n) const {
        return Halide::Internal::make_const(type, n);
    }
};

}  // namespace argpool
