// Vectors along the rows of the output, channels-first; the windows that they leave over are
// computed one by one.
// SPDX-License-Identifier: MIT
#pragma once

#include "scalar_tail.h"

namespace argpool::pooling {

class RowVectors {
public:
    explicit RowVectors(const Pooling &op) : op(op), tail(op) {}

    // Is there padding before a row? Without it, the first windows have all cells along x; those at
    // the row's end that lack some are computed one by one, and vectors need no masks.
    bool begin_outside() const {
        return op.fixed.pad[0] > 0;
    }
    // So many windows of a row, from the first on, are done in vectors, if any are.
    Expr windows() const;
    // Where a vector begins. One that would reach beyond the row is shifted inwards, and its first
    // lanes are computed twice.
    Expr start(const Expr &vector) const {
        return fill_rows() ? vector * op.lanes : min(vector * op.lanes, windows() - op.lanes);
    }
    // Two updates of the output. If `by_vectors` holds, result(lane, vector, y, z, p) is stored,
    // and the windows that no vector computes are computed one by one; else all windows are.
    void store(const Func &result, const Expr &by_vectors);
    RDom in_row;  // lane and vector

    // May windows be left that no vector computes?
    bool leave_some() const {
        return !fill_rows() || !begin_outside();
    }
    void schedule_tail() {
        if (leave_some()) {
            tail.schedule();
        }
    }

private:
    const Pooling &op;

public:
    ScalarTail tail;

private:
    // Are rows whole vectors?
    bool fill_rows() const {
        return op.spec.multiple_w > 0 && op.spec.multiple_w % op.lanes == 0;
    }
};

}  // namespace argpool::pooling
