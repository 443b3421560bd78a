// Maxima of windows of stride 1 by prefix and suffix maxima of blocks (van Herk, Gil and Werman):
// three comparisons an axis, however large windows are.
// SPDX-License-Identifier: MIT
#pragma once

#include "cell_rows.h"

namespace argpool::pooling {

// Windows are computed in blocks of block(d) <= k windows in a row, which all contain cell k-1 of
// the block. For 5 windows of k = 5, which have 9 cells:
//     slot       0      1      2      3     4  |  5     6      7      8
//     holds    c0..c4 c1..c4 c2..c4 c3..c4  c4 |  c5  c5..c6 c5..c7 c5..c8
//               ends of the first k cells      |  heads of the cells behind them
//     window n = better(slot n, slot n + k - 1); window 0 is slot 0
// Each slot is one comparison more than its neighbour, and each window is one more than two slots:
// three comparisons an axis. A block's slots are in registers. Padding is the nearest cell that
// exists, seen again. Codes stand for cells. The earlier part of a window wins a tie, the later one
// if it is a NaN, and x comes before y, so that C4 and C5 hold for taps.
class VanHerk {
public:
    // critical_heads: compare heads with better_of's `critical`, which takes fewer instructions,
    // but makes the chain from head to head longer by one.
    struct How {
        int ways = 1;                 // 2: in way 1 there is no NaN, so a comparison is one
        bool critical_heads = false;  // may heads be compared in one more step, but by fewer?
    };
    VanHerk(const Pooling &op, const CellRows &cell_rows, const How &how)
        : op(op), cell_rows(cell_rows), how(how) {}

    // Windows in a block. Nine of k = 9 would need 17 slots, more than registers hold, and would
    // leave much of the last block of a row of 13 or 19 windows empty.
    int block(int d) const {
        const int k = op.fixed.kernel[d];
        return k == 9 ? 7 : k;
    }
    // Bests of rows, and of windows, of the cells that `load` has at (cx, cy).
    using Load = std::function<Expr(const Expr &cx, const Expr &cy)>;
    // Defines `rows`, the bests along x of the rows of cells that load(cx, cy) gives, and the slots
    // along y of these.
    void define(const Load &load);
    // The best of the window at (x, y).
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
