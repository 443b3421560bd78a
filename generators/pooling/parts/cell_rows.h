// Rows of cells that several rows of windows share, and codes that stand for a cell, not a tap: an
// offset in its plane, or modulo 2^bits how far a tap's number is from that of the window's first
// cell. So what a row of cells has is the same for all windows over it.
// SPDX-License-Identifier: MIT
#pragma once

#include "windows.h"

namespace argpool::pooling {

class CellRows {
public:
    CellRows(const Pooling &op, const Windows &windows, Codes codes = Codes::OffsetsFit)
        : op(op), windows(windows), must_fit(codes == Codes::OffsetsFit) {}

    // Rows of cells are counted from the first window's first on, in steps of as many cells as all
    // of them are apart: how many steps windows are from each other, and taps.
    struct Steps {
        int cells, step, tap;
    };
    // In cells of the unpooled plane, and in steps of that many cells.
    Steps along_y() const;
    // The y coordinate of the cells of a row that is counted so.
    Expr cell_of_row(const Expr &row) const {
        return row * along_y().cells - op.w.pad[1];
    }
    // Those that exist.
    Expr first() const {
        return (op.src_dim(1).min() + op.w.pad[1] + along_y().cells - 1) / along_y().cells;
    }
    // The last row that exists.
    Expr last() const {
        return (op.src_dim(1).max() + op.w.pad[1]) / along_y().cells;
    }
    // The nearest row to this one, among those that a window over it sees: it exists, unless none
    // of these does.
    Expr nearest_in_step(const Expr &row) const;
    // The nearest row that exists.
    Expr nearest(const Expr &row) const {
        return clamp(row, first(), last());
    }
    Expr existing(const Expr &row) const {  // of a row that does
        return Halide::Internal::promise_clamped(row, first(), last());
    }

    // ---- Codes ----

    // Are codes offsets in the plane, in this call? Else they are numbers.
    Expr are_offsets() const;
    // Do all codes fit, where they have to?
    Expr all_fit() const {
        return !op.narrows() || are_offsets();
    }
    // The code of a tap's cell along x; of a column of cells; of a row of cells.
    Expr tap_code(const Expr &tap) const;
    Expr column_code(const Expr &cx) const;
    Expr row_code(const Expr &cy) const {
        return row_code(cy, cy * op.w.kernel[0]);
    }
    // The same where the row's first tap has another number than its coordinate says.
    Expr row_code(const Expr &cy, const Expr &number) const;
    Expr code_of_row(const Expr &row) const {  // of a row that is counted
        return row_code(cell_of_row(row), row_number(row));
    }
    // The number of a row's first tap, but for what all of a window's rows have in common.
    Expr row_number(const Expr &row) const {
        return row / along_y().tap * op.w.kernel[0];
    }
    // The index of a code, whose cell has that number in its window.
    Expr index(const Expr &code, const Expr &number, Func &wide) const;

private:
    const Pooling &op;
    const Windows &windows;
    const bool must_fit;

    // The offset, or the number where offsets do not fit, in code_type().
    Expr coded(const Expr &offset, const Expr &number) const;
};

}  // namespace argpool::pooling
