// How max pooling holds elements while it compares them.
// SPDX-License-Identifier: MIT
#pragma once

#include "common/kernel_generator.h"
#include "float_key.h"

namespace argpool::pooling {

class Representation {
public:
    // `permutes`, `widens`: what the row's schedule says of itself (ScheduleEntry).
    Representation(const Spec &spec, bool permutes, bool widens);

    const bool permutes;  // the schedule permutes vectors of cells, by tables of their codes

    // As integers of the same order (FloatKey)? ARMv7's vectors take subnormal numbers for zero.
    bool keyed() const {
        return is_keyed;
    }
    // The element's type in memory, and while it is compared.
    Type memory_type() const;
    Type value_type() const;

    // What is compared, of what memory has; and what is stored of that.
    Expr of_memory(const Expr &value) const;
    Expr to_memory(const Expr &value) const;
    FloatKey key() const {
        return FloatKey(elem);
    }

private:
    Type elem;
    bool is_widened, is_keyed;

    // 16 bits as f32, and back.
    Expr widened(const Expr &bits) const;
    Expr narrowed(const Expr &value) const;
};

}  // namespace argpool::pooling
