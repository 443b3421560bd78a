// How max pooling holds elements while it compares them.
// SPDX-License-Identifier: MIT
#pragma once

#include "common/kernel_generator.h"
#include "float_key.h"

namespace argpool::pooling {

// Three types may differ: the tensor's elements (`elem`), what the kernel's buffers are declared as
// (memory_type), and what schedules compare (value_type):
//     elem                memory   compared as
//     f16, bf16, widened  i16      f32
//     f16, bf16, else     i16      i16 keys (FloatKey)
//     f32 on ARMv7        i32      i32 keys
//     all others          elem     elem
class Representation {
public:
    // `permutes`, `widens`: see ScheduleEntry, which the row's schedule has. `inverted`: the bits
    // of cells and values that the call has inverted (ARGPOOL_ROW_INVERTS); undefined: none.
    Representation(const Spec &spec, bool permutes, bool widens, const Expr &inverted = Expr());

    const bool permutes;  // the schedule permutes vectors of cells, by tables of their codes

    // Are elements compared as integers of the same order (FloatKey)? f32 is, where vector
    // instructions take subnormal numbers for zero (ARMv7): C11 has them as numbers.
    bool keyed() const {
        return is_keyed;
    }
    // The element's type in memory, and while it is compared.
    Type memory_type() const;
    Type value_type() const;

    // From memory_type() to value_type(), and back. Both are exact, but for a NaN's payload, which
    // C5 leaves free.
    Expr of_memory(const Expr &value) const;
    Expr to_memory(const Expr &value) const;
    FloatKey key() const {
        return FloatKey(elem);
    }

private:
    Type elem;
    bool is_widened, is_keyed;
    Expr inverted;

    // An element of memory, with the call's bits inverted. It is its own inverse.
    Expr invert(const Expr &value) const;

    // An i16 that holds an f16 or bf16, as f32; and back.
    Expr widened(const Expr &bits) const;
    Expr narrowed(const Expr &value) const;
};

}  // namespace argpool::pooling
