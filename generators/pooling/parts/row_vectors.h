// Vectors along the rows of the output, channels-first; the windows that they leave go one by one.
// SPDX-License-Identifier: MIT
#pragma once

#include "scalar_tail.h"

namespace argpool::pooling {

class RowVectors {
public:
    explicit RowVectors(const Pooling &op) : op(op), tail(op) {}

    // Without padding before a row, the first windows have all cells along x; those at its end that
    // do not are computed one by one, and no vector tests.
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
    // Updates of the output: by vectors where that is so, whose results by lane and vector are
    // given; else window by window.
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
