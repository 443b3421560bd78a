// f16 and bf16 as 16-bit integers of the same order: comparing them is exact whatever the CPU has,
// in whole vectors, and no conversion is a function call.
// SPDX-License-Identifier: MIT
#pragma once

#include "Halide.h"

namespace argpool {

// A key is its number's bits, those of a negative number turned round, rotated until -inf is the
// lowest integer. Then +inf is followed by every NaN, and -0 by +0.
class HalfKey {
public:
    explicit HalfKey(const Halide::Type &type)
        : infinity(type.is_bfloat() ? 0x7f80 : 0x7c00), shift(0x7fff - infinity) {
    }

    Halide::Expr of_bits(const Halide::Expr &bits) const {
        return turned(bits) - shift;
    }
    Halide::Expr bits_of(const Halide::Expr &key) const {
        return turned(key + shift);
    }
    // C4, C5: is the number greater than the best one, or a NaN? +0 stands for -0 here, so that
    // neither beats the other; a best NaN for infinity, so that any later NaN does.
    Halide::Expr wins(const Halide::Expr &key, const Halide::Expr &best) const {
        const Halide::Expr zero = Halide::cast<int16_t>(-shift);
        const Halide::Expr alike = key - Halide::cast<int16_t>(key == zero);
        return alike > Halide::min(best, Halide::cast<int16_t>(infinity - shift));
    }

private:
    int infinity, shift;

    // Its own inverse.
    static Halide::Expr turned(const Halide::Expr &bits) {
        return bits ^ ((bits >> 15) & Halide::cast<int16_t>(0x7fff));
    }
};

}  // namespace argpool
