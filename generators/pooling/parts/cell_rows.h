// Rows of cells that several rows of windows share, and codes that stand for a cell, not a tap: an
// offset in its plane, or modulo 2^bits how far a tap's number is from that of the window's first
// cell. So what a row of cells has is the same for all windows over it.
// SPDX-License-Identifier: MIT
#pragma once

#include "windows.h"

namespace argpool::pooling {

// For windows of stride s and dilation d along y, `cells` = gcd(s, d), and only every `cells`-th
// row of cells is counted. Counted row r is tap t of window o where r = o * step + t * tap. For
// three taps:
//     s d   cells step tap   rows of window o    windows that have row r
//     1 1     1    1    1    o, o+1, o+2         r-2, r-1, r
//     2 1     1    2    1    2o, 2o+1, 2o+2      r/2 - 1 and r/2; (r-1)/2 if r is odd
//     1 2     1    1    2    o, o+2, o+4         r-4, r-2, r
//     2 2     2    1    1    o, o+1, o+2         r-2, r-1, r
class CellRows {
public:
    CellRows(const Pooling &op, const Windows &windows, Codes codes = Codes::OffsetsFit)
        : op(op), windows(windows), must_fit(codes == Codes::OffsetsFit) {}

    // `cells`: how many cells of the unpooled plane a counted row is from the next; `step`, `tap`:
    // how many counted rows a window is from the next one, and a tap.
    struct Steps {
        int cells, step, tap;
    };
    Steps along_y() const;
    // The y coordinate of the cells of a row that is counted so.
    Expr cell_of_row(const Expr &row) const {
        return row * along_y().cells - op.w.pad[1];
    }
    // The first counted row that exists.
    Expr first() const {
        return (op.src_dim(1).min() + op.w.pad[1] + along_y().cells - 1) / along_y().cells;
    }
    // The last row that exists.
    Expr last() const {
        return (op.src_dim(1).max() + op.w.pad[1]) / along_y().cells;
    }
    // The nearest row that exists among row, row +- tap, row +- 2 * tap, ...: a window that has
    // `row` among its taps has those. If none of them exists, neither does the result.
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
    // Codes of a row whose first tap has the number `number`, not the one that follows from the
    // coordinate.
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
