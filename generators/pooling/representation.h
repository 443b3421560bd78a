// How max pooling holds elements while it compares them.
// SPDX-License-Identifier: MIT
#pragma once

#include "common/schedules.h"
#include "float_key.h"

namespace argpool::pooling {

class Pooling;
using PoolingEntry = ScheduleEntry<Pooling>;

class Representation {
public:
    Representation(const Spec &spec, const PoolingEntry &entry);

    const bool permutes;  // the schedule permutes vectors of cells, by tables of their codes

    // As integers of the same order (FloatKey)? ARMv7's vectors take subnormal numbers for zero.
    bool keyed() const {
        return is_keyed;
    }
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

    Expr widened(const Expr &bits) const;
    Expr narrowed(const Expr &value) const;
};

}  // namespace argpool::pooling
