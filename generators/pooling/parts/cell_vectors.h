// Channels-first, vectors of bests whose codes stand for cells, and the output that they make.
// SPDX-License-Identifier: MIT
#pragma once

#include "cell_rows.h"

namespace argpool::pooling {

// Vector x of a row holds windows x * lanes to x * lanes + lanes - 1, also where the last ones lie
// beyond the row's end: the schedule provides cells for these, and nothing of them is stored.
class CellVectors {
public:
    explicit CellVectors(const Pooling &op)
        : op(op), windows(op), cell_rows(op, windows, Codes::Either) {
        windows.start(x * op.lanes, p);
    }

    // A cell of vector x's plane.
    Expr load(const Expr &cx, const Expr &cy) const {
        return windows.load(cx, cy, op.existing_cell(2, z, 0));
    }
    // The pooled column of a lane of vector x.
    Expr px() const {
        return windows.px;
    }
    // The output, of the bests of its vector x / lanes.
    // `first` is the code of the window's first cell, in the numbering of cells: what is left of
    // `code` is the tap's number.
    void define_output(const FuncRef &best) {
        const Expr value = op.held.to_memory(op.value_of(best)), code = op.code_of(best);
        const Expr first =
            cast(op.code_type(), op.cell(1, y, 0) * op.w.kernel[0] + op.cell(0, windows.px, 0));
        result(lane, x, y, z, p) = op.captures()
                                       ? Tuple(value, cell_rows.index(code, code - first, wide))
                                       : Tuple({value});
        op.store(result(x % op.lanes, x / op.lanes, y, z, p), {x, y, z, p});
    }
    // Decodes indices vector by vector, in the loop `each`.
    void schedule_output(const Halide::LoopLevel &each) {
        schedule_wide(wide, each);
    }

private:
    const Pooling &op;
    Windows windows;
    Func wide{"wide"}, result{"result"};

public:
    const CellRows cell_rows;
};

}  // namespace argpool::pooling
