// Sums of elements (C9): f16 and bf16 are added in f32 and rounded once, all others in their own
// type; x8 … x64 are integers that wrap.
// SPDX-License-Identifier: MIT
#pragma once

#include "kernel_generator.h"

namespace argpool {

class Sums {
public:
    Sums(const Type &elem, const Halide::Target &target)
        : elem(elem),
          converts(elem != Halide::Float(16) || target.has_feature(Halide::Target::F16C)) {}

    // The type that sums have.
    Type type() const {
        return rounds() ? Halide::Float(32) : elem;
    }
    // Is the sum of another type than the elements, and rounded once it is complete?
    bool rounds() const {
        return elem.bits() == 16 && !elem.is_uint();
    }
    // +0, from which each sum starts.
    Expr zero() const {
        return Halide::cast(type(), 0);
    }
    // An element, as it is added.
    Expr addend(const Expr &value) const {
        return converts ? Halide::cast(type(), value) : from_half(value);
    }
    // An addend of 16 bits in memory, where f16 and bf16 are no types (devices).
    Expr addend_of_bits(const Expr &stored) const {
        if (!rounds()) {
            return Halide::cast(type(), stored);
        }
        return elem.is_bfloat() ? number(Halide::cast<uint32_t>(stored) << 16) : from_half(stored);
    }
    // A sum, as the 16 bits that memory holds; sums that are not rounded stay as they are.
    Expr rounded_to_bits(const Expr &sum) const {
        if (!rounds()) {
            return sum;
        }
        return elem.is_bfloat() ? to_bfloat(sum) : to_half(sum);
    }
    // A sum as an element: to the nearest, ties to even.
    Expr rounded(const Expr &sum) const {
        return converts ? Halide::cast(elem, sum) : Halide::reinterpret(elem, to_half(sum));
    }

private:
    Type elem;
    bool converts;  // Halide's own conversions serve; where a CPU has none of f16, they lose NaNs

    // The bits of an f32, and the f32 of 32 bits.
    static Expr bits(const Expr &number) {
        return Halide::reinterpret<uint32_t>(number);
    }
    static Expr number(const Expr &bits) {
        return Halide::reinterpret<float>(bits);
    }
    static Expr word(uint32_t n) {
        return Halide::Internal::make_const(Halide::UInt(32), n);
    }

    // f16 to f32 in integer arithmetic, NaNs and subnormal numbers included.
    static Expr from_half(const Expr &half) {
        const Expr all = Halide::cast<uint32_t>(Halide::reinterpret<uint16_t>(half));
        const Expr rest = (all & word(0x7fff)) << 13, sign = (all & word(0x8000)) << 16;
        // The exponent's bias is 112 more; subnormal numbers become normal ones on the way.
        const Expr scaled = bits(number(rest) * 0x1p112f);
        return number(sign | select(rest >= word(0x7c00u << 13), rest + word(224u << 23), scaled));
    }

    // f32 to f16 likewise, in 16 bits.
    static Expr to_half(const Expr &wide) {
        const Expr sign = bits(wide) & word(0x80000000u), rest = bits(wide) ^ sign;
        // To the nearest, ties to even: half a unit less one, and one where the last bit is odd.
        const Expr odd = rest >> 13 & word(1);
        const Expr normal = (rest - word(112u << 23) + word(0xfff) + odd) >> 13;
        // Adding 0.5 shifts a subnormal number's last bit to the end, and rounds.
        const Expr subnormal = bits(number(rest) + 0.5f) - word(0x3f000000);
        const Expr huge = select(rest > word(0x7f800000), word(0x7e00), word(0x7c00));
        const Expr half = select(rest >= word(143u << 23), huge, rest < word(113u << 23), subnormal,
                                 normal);
        return Halide::cast<uint16_t>(half | sign >> 16);
    }

    // f32 to bf16 likewise, in 16 bits.
    static Expr to_bfloat(const Expr &wide) {
        const Expr all = bits(wide), odd = all >> 16 & word(1);
        const Expr nan = (all & word(0x7fffffff)) > word(0x7f800000);
        // A NaN stays one, whatever its low half was.
        const Expr kept = select(nan, all | word(0x400000), all + word(0x7fff) + odd);
        return Halide::cast<uint16_t>(kept >> 16);
    }
};

}  // namespace argpool
