// Maxima of windows of stride 1 by prefix and suffix maxima of blocks (van Herk, Gil and Werman):
// three comparisons an axis, however large windows are.
// SPDX-License-Identifier: MIT
#pragma once

#include "cell_rows.h"

namespace argpool::pooling {

// A block of no more windows in a row than each has taps share a cell: a window is the end of the
// cells up to there, and the head of those behind. The best of each end and of each head is one
// comparison more than that of the one before, and a window's is one more. A block's are in
// registers. Padding is the nearest cell that exists, seen again. A code stands for a cell. The
// earlier part of a window wins a tie, the later one if it is a NaN, and x comes before y.
class VanHerk {
public:
    struct How {
        int ways = 1;                 // 2: in way 1 there is no NaN, so a comparison is one
        bool critical_heads = false;  // may heads be compared in one more step, but by fewer?
    };
    VanHerk(const Pooling &op, const CellRows &cell_rows, const How &how)
        : op(op), cell_rows(cell_rows), how(how) {}

    // So many windows of a block. Nine of nine taps are more than registers hold, and leave much of
    // the last block of a row of 13 or 19 empty.
    int block(int d) const {
        const int k = op.fixed.kernel[d];
        return k == 9 ? 7 : k;
    }
    // Of the cells that `load` has at (cx, cy), the bests of rows, and of windows.
    using Load = std::function<Expr(const Expr &cx, const Expr &cy)>;
    void define(const Load &load);
    // That of the window at (x, y).
    Tuple best() const {
        return joined(parts, 1, y, {lane, slot, x, y / block(1), z, p, way});
    }
    // `loops` over blocks, from the innermost on.
    void schedule_rows(const std::vector<Var> &loops);
    // A block's parts along y, in registers.
    void schedule_parts(const Halide::LoopLevel &level) const {
        keep(parts, level, 1);
    }

    Var block_x{"block_x"}, block_y{"block_y"}, cell_y{"cell_y"}, way{"way"};
    Func rows{"rows"};  // by column and row of cells

private:
    const Pooling &op;
    const CellRows &cell_rows;
    const How how;
    Var slot{"slot"}, of_block{"of_block"};
    Func row_parts{"row_parts"}, parts{"parts"};

    // Defines f, by args[1] the ends and heads of a block's cells along d.
    void scan(Func f, int d, const std::vector<Var> &args,
              const std::function<Tuple(const Expr &)> &cell_at);
    // The best of a window: of an end and of a head of f, which is at `at` but for the slot.
    Tuple joined(const Func &f, int d, const Expr &window, std::vector<Expr> at) const;
    // As Pooling's; in way 1 by one comparison.
    Tuple better_of(const Tuple &first, const Tuple &later, bool critical) const;
    // Keeps the parts of a block along d in registers, in the loop `level`.
    void keep(Func f, const Halide::LoopLevel &level, int d) const;
};

// Refuses windows that are not of two dimensions, dense and of stride 1.
void require_dense_windows(const Pooling &op);

}  // namespace argpool::pooling
