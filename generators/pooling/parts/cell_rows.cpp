// Rows of cells that windows share, counted in steps, and codes of cells instead of taps.
// SPDX-License-Identifier: MIT
#include "cell_rows.h"

#include <numeric>

namespace argpool::pooling {

CellRows::Steps CellRows::along_y() const {
    const int s = op.fixed.stride[1], d = op.fixed.dilation[1], cells = std::gcd(s, d);
    return {cells, s / cells, d / cells};
}
// steps(n) is n rounded up to a multiple of `tap`, or 0: how far to move down if the row lies
// before the first one, and up if it lies behind the last.
Expr CellRows::nearest_in_step(const Expr &row) const {
    const int step = along_y().tap;
    if (step == 1) {
        return row;
    }
    const auto steps = [&](const Expr &rows) { return max(rows + step - 1, 0) / step * step; };
    return row + steps(first() - row) - steps(row - last());
}

Expr CellRows::are_offsets() const {
    if (op.numbers_taps()) {
        return Halide::Internal::const_false();
    }
    return op.narrows() ? op.offsets_fit_planes(0) : Halide::Internal::const_true();
}
// The three codes below are offsets along one axis, or numbers whose sum over x and y, less that of
// the window's first cell, is the tap's number.
Expr CellRows::tap_code(const Expr &tap) const {
    const Type type = op.code_type();
    return coded(cast(type, op.cell(0, windows.px, tap)) * cast(type, op.index_stride[0]), tap);
}
Expr CellRows::column_code(const Expr &cx) const {
    const Expr n = cast(op.code_type(), cx);
    return coded(n * cast(op.code_type(), op.index_stride[0]), cx);
}
Expr CellRows::row_code(const Expr &cy, const Expr &number) const {
    const Type type = op.code_type();
    return coded(cast(type, cy) * cast(type, op.index_stride[1]), number);
}
// Which of the two a code is, is known when the kernel is generated, except for 32-bit codes that
// may be either: for these are_offsets() decides, once a call. So sums and differences of a call's
// codes are codes as well.
Expr CellRows::coded(const Expr &offset, const Expr &number) const {
    if (!op.captures() || op.numbers_taps()) {
        return cast(op.code_type(), number);
    }
    const bool either = op.narrows() && !must_fit;
    return either ? select(are_offsets(), offset, cast(op.code_type(), number)) : offset;
}
// An offset counts from the cell at (0, 0) of the slab that the window's only tap along z has:
// `base` is that cell's index. A number is decoded from the window's own first cell on
// (Windows::decoded).
Expr CellRows::index(const Expr &code, const Expr &number, Func &wide) const {
    if (op.numbers_taps()) {
        return op.index(number);
    }
    Expr base = op.index_base + cast<int64_t>(windows.first_p) * op.index_stride_c +
                cast<int64_t>(op.existing_cell(2, z, 0)) * op.index_stride[2];
    if (op.spec.channels_last) {  // where lanes are no columns, codes do not say which
        base += windows.lane_offset(Halide::Int(64));
    }
    const Expr index = op.index(base, code);
    return op.narrows() && !must_fit ? windows.decoded(wide, are_offsets(), index, number) : index;
}

}  // namespace argpool::pooling
