// Which of two elements is the greater (C4, C5), by keys: exact whatever a device does to subnormal
// numbers or f16.
// SPDX-License-Identifier: MIT
#pragma once

#include "common/kernel_generator.h"

namespace argpool {

class Order {
public:
    // Elements of type `elem` in memory, where floating-point numbers are integers.
    Order(const Type &elem, const Halide::Target &target)
        : elem(elem),
          compares_numbers(elem.is_float() && target.has_feature(Halide::Target::CUDA)) {}

    Type key_type() const {
        return !elem.is_float()   ? elem
               : compares_numbers ? Halide::Float(std::max(elem.bits(), 32))
                                  : Halide::Int(elem.bits());
    }
    Expr key(const Expr &stored) const {
        if (!elem.is_float()) {
            return stored;
        }
        return compares_numbers ? number(stored) : number_as_integer(stored);
    }
    // Are keys the elements' own bits?
    bool keys_are_values() const {
        return !elem.is_float() || (compares_numbers && elem.bits() >= 32);
    }
    // In memory, an element that no other is less than: -inf, or the least integer.
    Expr least_value() const {
        if (!elem.is_float()) {
            return elem.min();
        }
        return Halide::Int(elem.bits()).min() | infinity();
    }
    // Is a later element, by its key, greater, or a NaN? PTX's comparisons flush nothing unless
    // they say so.
    Expr wins(const Expr &key, const Expr &best) const {
        if (compares_numbers) {
            return key > best || Halide::is_nan(key);
        }
        return elem.is_float() ? key > best || key == key_type().max() : key > best;
    }

private:
    Type elem;
    bool compares_numbers;

    // The bits of +inf.
    Expr infinity() const {
        const int mantissa = elem.is_bfloat()    ? 7
                             : elem.bits() == 16 ? 10
                             : elem.bits() == 32 ? 23
                                                 : 52;
        return Halide::Internal::make_const(
            Halide::Int(elem.bits()),
            ((int64_t{1} << (elem.bits() - 1 - mantissa)) - 1) << mantissa);
    }
    // f16 and bf16 as f32, which is exact.
    Expr number(const Expr &bits) const {
        if (elem.is_bfloat()) {
            return Halide::reinterpret<float>(Halide::cast<uint32_t>(
                       Halide::reinterpret<uint16_t>(bits)) << 16);
        }
        return Halide::cast(key_type(), Halide::reinterpret(elem, bits));
    }
    // An integer of the same order: -0 is +0, and every NaN the greatest.
    Expr number_as_integer(const Expr &bits) const {
        const Type type = key_type();
        const Expr most = type.max();
        const Expr magnitude = bits & most;
        const Expr number = select(bits < 0, -magnitude, magnitude);
        return select(magnitude > infinity(), most, number);
    }
};

}  // namespace argpool
