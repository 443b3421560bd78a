// SPDX-License-Identifier: MIT
#include "row_vectors.h"

namespace argpool::pooling {

Expr RowVectors::windows() const {
    const int n = std::max(op.spec.multiple_w, 1);
    return windows_with_cells() / n * n;
}
Expr RowVectors::windows_with_cells() const {
    const Expr width = op.out_buffers()[0].dim(0).extent();
    if (begin_outside()) {
        return width;
    }
    const Expr past = op.src_dim(0).max() - (op.w.kernel[0] - 1) * op.w.dilation[0];
    const Expr begins = op.cell(0, 0, 0) >= op.src_dim(0).min() && past >= 0;
    return select(begins, min(past / op.w.stride[0] + 1, width), 0);
}

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
