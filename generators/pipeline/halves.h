// f16 and bf16 in regions: 16 bits in memory, and f32 while they are computed, in which sums,
// differences and products of two of them need no more than one rounding (C18).
// SPDX-License-Identifier: MIT
#pragma once

#include "common/sums.h"

namespace argpool::region {

class Halves {
public:
    Halves(bool bfloat, const Halide::Target &target)
        : bfloat(bfloat), elem(bfloat ? Halide::BFloat(16) : Halide::Float(16)),
          converts(!bfloat && target.has_feature(Halide::Target::F16C)), sums(elem, target) {}

    // 16 bits as an f32.
    Expr widened(const Expr &bits) const {
        return converts ? Halide::cast<float>(Halide::reinterpret(elem, bits))
                        : sums.addend_of_bits(bits);
    }
    // The 16 bits of an f32 that is such a number.
    Expr narrowed(const Expr &number) const {
        return bfloat ? Halide::cast<uint16_t>(Halide::reinterpret<uint32_t>(number) >> 16)
                      : rounded(number);
    }
    // The 16 bits of the nearest such number, ties to even, of an f32 or f64.
    Expr rounded(const Expr &number) const {
        if (number.type().bits() == 64) {
            return rounded_double(number);
        }
        return converts ? Halide::reinterpret<uint16_t>(Halide::cast(elem, number))
                        : sums.rounded_to_bits(number);
    }
    // An integer as an f32 or f64 that is rounded to the same number as the integer.
    Expr of_integer(const Expr &number) const {
        const Type type = number.type();
        // f32 has all integers that f16 does not take for infinite.
        if (!bfloat || type.bits() <= 16) {
            return Halide::cast<float>(number);
        }
        return Halide::cast<double>(type.bits() == 64 ? shortened(number) : number);
    }

private:
    bool bfloat;
    Type elem;
    bool converts;  // the CPU's own conversions of f16
    Sums sums;

    static Expr word(uint64_t n) {
        return Halide::Internal::UIntImm::make(Halide::UInt(64), n);
    }
    static Expr bits(const Expr &number) {
        return Halide::reinterpret<uint64_t>(number);
    }

    // As Sums has it of f32. By way of f32 it would be rounded twice.
    Expr rounded_double(const Expr &wide) const {
        const int mantissa = bfloat ? 7 : 10, bias = bfloat ? 127 : 15, lost = 52 - mantissa;
        const uint64_t infinity = uint64_t(2 * bias + 1) << mantissa;
        const Expr sign = bits(wide) & word(1ULL << 63), rest = bits(wide) ^ sign;
        const auto power = [](int exponent) { return uint64_t(1023 + exponent) << 52; };
        const Expr odd = rest >> word(lost) & word(1);
        const Expr half = word((1ULL << (lost - 1)) - 1);
        const Expr normal = (rest - word(uint64_t(1023 - bias) << 52) + half + odd) >> word(lost);
        // Adding 2^52 units of subnormal numbers shifts the last to the end, and rounds.
        const uint64_t units = power(52 + 1 - bias - mantissa);
        const Expr subnormal = bits(Halide::reinterpret<double>(rest) +
                                    Halide::reinterpret<double>(word(units))) -
                               word(units);
        const Expr huge = select(rest > word(0x7ffULL << 52),
                                 word(infinity | 1ULL << (mantissa - 1)), word(infinity));
        const Expr all = select(rest >= word(power(bias + 1)), huge,
                                rest < word(power(1 - bias)), subnormal, normal);
        return Halide::cast<uint16_t>(all | sign >> word(48));
    }

    // An integer of 64 bits as one that f64 has, and that is rounded to the same bf16: of a large
    // one, the lower 16 bits become the lowest of the others, which is set where they are not 0.
    static Expr shortened(const Expr &number) {
        const Type type = number.type();
        const Expr all = bits(number), offset = word(type.is_int() ? 1ULL << 40 : 0);
        const Expr rest = all & word(0xffff), large = all + offset >= word(1ULL << 40) + offset;
        const Expr odd = select(rest == word(0), word(0), word(0x10000));
        return Halide::reinterpret(type, select(large, (all ^ rest) | odd, all));
    }
};

}  // namespace argpool::region
