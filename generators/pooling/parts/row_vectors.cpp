// How many windows of a row vectors compute, and the stores of these.
// SPDX-License-Identifier: MIT
#include "row_vectors.h"

namespace argpool::pooling {

// With padding, all windows of a row, as schedules load cells at its ends under masks; else those
// that have all their cells. Both are rounded down to a multiple of multiple_w, which leaves the
// former as they are (the guard promises it), and which Halide can see.
Expr RowVectors::windows() const {
    const int n = std::max(op.spec.multiple_w, 1);
    return (begin_outside() ? Expr(op.out_buffers()[0].dim(0).extent())
                            : op.windows_with_cells(0)) / n * n;
}

// `whole` counts vectors that fit, `all` counts the one that is shifted inwards as well. Rows of
// whole vectors need no shifted one, and so have aligned stores.
void RowVectors::store(const Func &result, const Expr &by_vectors) {
    const Expr width = op.out_buffers()[0].dim(0).extent(), n = op.lanes;
    op.out(x, y, z, p) = Pooling::nothing(op.out);
    const Expr whole = windows() / n, all = (windows() + n - 1) / n;
    in_row = RDom(0, op.lanes, 0, select(by_vectors, fill_rows() ? whole : all, 0), "in_row");
    op.store(result(in_row.x, in_row.y, y, z, p), {start(in_row.y) + in_row.x, y, z, p});
    if (leave_some()) {
        const Expr taken = fill_rows() ? whole * n : windows();
        tail.define(select(by_vectors, taken, 0), width);
    }
}

}  // namespace argpool::pooling
