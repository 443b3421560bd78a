// What is left beside the vectors of windows that tile rows: cells, and indices to check.
// SPDX-License-Identifier: MIT
#include "window_rows.h"

namespace argpool::unpooling {

// A step along d passes, in numbers of taps, all taps of the dimensions inside it (row-major).
Expr WindowRows::step(int d) const {
    const int below = d == 0 ? 1 : op.axes[0].kernel * (d == 1 ? 1 : op.axes[1].kernel);
    return op.numbers_taps() ? cast<int64_t>(below) : op.index_stride[d];
}

// e.x counts the cells left of `first`, then those from `last` on. Their window may not exist:
// fetch_at tests it.
void WindowRows::define_beside(const Expr &first, const Expr &last) const {
    const auto &axes = op.axes;
    const RDom e(0, first + op.dst.dim(0).extent() - last, "e");
    const Expr at = select(e.x < first, e.x, e.x + (last - first));
    const Group own{at / axes[0].stride, y / axes[1].stride, z / axes[2].stride};
    op.dst(at, y, z, p) = op.any_cell(at, [&](int dx, int dy, int dz) {
        return op.fetch_at(own, {dx, dy, dz}, p, 0, 0);
    });
    Var yo, zo, yi, zi;
    // A group's rows are unrolled: they read the same windows.
    op.dst.update(1)
        .split(y, yo, yi, axes[1].stride, TailStrategy::GuardWithIf)
        .split(z, zo, zi, axes[2].stride, TailStrategy::GuardWithIf)
        .reorder(yi, zi, yo, zo, e.x, p)
        .allow_race_conditions()
        .unroll(yi)
        .unroll(zi);
}

// For y, rows from under_y (where windows end) on, in all slabs; for z, slabs from under_z on,
// whose rows end at under_y, as the others are written already.
void WindowRows::define_empty(const Expr &width) const {
    const Expr height = op.dst.dim(1).extent(), depth = op.dst.dim(2).extent();
    // Windows end here along y and z, in cells.
    const Expr under_y = min(windows(1) * op.axes[1].stride, height);
    const Expr under_z = min(windows(2) * op.axes[2].stride, depth);
    for (int d = 1; d < 3; d++) {
        if (!op.axes[d].trivial()) {
            const Expr from_y = d == 1 ? under_y : 0, past_y = d == 1 ? height : under_y;
            const Expr from_z = d == 1 ? 0 : under_z;
            const RDom o(0, width, from_y, past_y - from_y, from_z, depth - from_z, "o");
            op.dst(o.x, o.y, o.z, p) = op.rule.stored_as(op.rule.nothing());
            op.updated().allow_race_conditions().vectorize(o.x, op.lanes,
                                                           TailStrategy::GuardWithIf);
        }
    }
}

// Along each dimension the windows from the first that is not a vector's, or not whole, to the
// last, and all of them along the other two: the boxes overlap, which changes no mark.
void WindowRows::check_beside(const Expr &to) const {
    for (int d = 0; d < 3; d++) {
        if (!op.axes[d].trivial()) {
            Expr from[3] = {0, 0, 0};
            from[d] = d == 0 ? to : min(op.dst.dim(d).extent() / op.axes[d].stride, windows(d));
            // Along d from from[d] on, along the others from 0; extents are those of the windows.
            const RDom e(from[0], windows(0) - from[0], from[1], windows(1) - from[1], from[2],
                         windows(2) - from[2], "e");
            checks.mark(checks.is_foreign(op.position({e.x, e.y, e.z}), p, 0, 0, true));
        }
    }
}

}  // namespace argpool::unpooling
