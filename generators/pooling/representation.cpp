// SPDX-License-Identifier: MIT
#include "representation.h"

namespace argpool::pooling {

namespace {

// Are f16 and bf16 compared as f32? They are in schedules that permute cells, whose tables have one
// entry for each lane of f32 (`permutes`). They are for compiled-in windows on AVX2, too,
// channels-last or where the schedule gains by it (`widens`): comparing keys takes longer there.
bool as_f32(const Spec &spec, bool permutes, bool widens) {
    const bool gains = spec.avx2_alone() && spec.kernel && (spec.channels_last || widens);
    return (permutes || gains) && spec.elem.is_float() && spec.elem.bits() == 16;
}

}  // namespace

Representation::Representation(const Spec &spec, bool permutes, bool widens, const Expr &inverted)
    : permutes(permutes), elem(spec.elem), is_widened(as_f32(spec, permutes, widens)),
      inverted(inverted) {
    const bool flushes = spec.target.arch == Halide::Target::ARM && spec.target.bits == 32;
    is_keyed =
        elem.is_float() && ((elem.bits() == 16 && !is_widened) || (elem.bits() == 32 && flushes));
}

// The buffers of 16-bit floats hold integers, so that no load or store of Halide's converts them.
Type Representation::memory_type() const {
    return is_keyed || is_widened ? Halide::Int(elem.bits()) : elem;
}
Type Representation::value_type() const {
    return is_widened ? Halide::Float(32) : memory_type();
}

Expr Representation::of_memory(const Expr &value) const {
    const Expr bits = invert(value);
    return is_widened ? widened(bits) : is_keyed ? key().of_bits(bits) : bits;
}
Expr Representation::to_memory(const Expr &value) const {
    return invert(is_widened ? narrowed(value) : is_keyed ? key().bits_of(value) : value);
}
Expr Representation::invert(const Expr &value) const {
    if (!inverted.defined()) {
        return value;
    }
    const Type bits = Halide::UInt(value.type().bits());
    return Halide::reinterpret(value.type(),
                               Halide::reinterpret(bits, value) ^ cast(bits, inverted));
}

Expr Representation::widened(const Expr &bits) const {
    if (elem.is_bfloat()) {
        return Halide::reinterpret<float>(cast<uint32_t>(cast<uint16_t>(bits)) << 16);
    }
    return cast<float>(Halide::reinterpret(elem, bits));
}
// The value is one that was loaded, never a sum: the lower 16 bits of a bf16 are zero, and an f16
// is exact, so nothing is rounded.
Expr Representation::narrowed(const Expr &value) const {
    if (elem.is_bfloat()) {
        return cast<int16_t>(Halide::reinterpret<uint32_t>(value) >> 16);
    }
    return Halide::reinterpret<int16_t>(cast(elem, value));
}

}  // namespace argpool::pooling
