// Running maxima: the best of k cells in a row out of log2(k) steps, where lanes are columns.
// SPDX-License-Identifier: MIT
#pragma once

#include "maxima.h"

namespace argpool::pooling {

// A sparse table that is computed in place (Bender and Farach-Colton, LATIN 2000): after step i an
// entry of a line holds the best of 2^(i+1) neighbours. The last step is shorter, so that its two
// parts overlap, and the entry holds the best of exactly k cells. For k = 5:
//     step 0   shift 1   c[j .. j+1]
//     step 1   shift 2   c[j .. j+3]
//     step 2   shift 1   c[j .. j+3] and c[j+1 .. j+4]: the window that starts at cell j
// A cell that is seen twice changes nothing. With dilation, shifts are multiples of it.
class RunningMaxima : public Maxima {
public:
    explicit RunningMaxima(const Kernel &kernel) : Maxima(kernel) {
        define_line();
        define_grid();
    }

    void schedule(Func f, const Var &outer) override {
        schedule_codes();
        for (int d = 0; d < 2; d++) {
            shifts[d].compute_root();  // read, they make the same address of the same sum
        }
        // Known to start at 0, a cell has the same address wherever it is read.
        grid.bound(cell, 0, cells_y);
        grid.compute_at(f, outer).hoist_storage_root().vectorize(lane);
        for (int u = 0; u < grid.num_update_definitions(); u++) {
            grid.update(u).vectorize(lane);
        }
        grid.update(0).reorder(lane, column, rows.x);
        grid.update(1).reorder(lane, column, padding.x);
        grid.update(2).reorder(lane, column, steps_y.x, steps_y.y);
        // All rows take a step before any row takes the next: a step loads vectors that straddle
        // two that the step before has stored, and would wait for these stores to leave for the
        // cache.
        line.hoist_storage_root().compute_at(f, outer);
        line.vectorize(cell, k.op.lanes, TailStrategy::RoundUp);
        line.update(0).vectorize(cell, k.op.lanes, TailStrategy::RoundUp);
        line.update(1)
            .allow_race_conditions()  // a vector is loaded before it is stored
            .reorder(steps_x.x, steps_x.y, cy, steps_x.z)
            .vectorize(steps_x.x);
        // With stride 1, columns are neighbours in a line: whole vectors are loaded instead of
        // gathered.
        grid.update(0).specialize(k.op.w.stride[0] == 1);
        grid.update(1).specialize(k.op.w.stride[0] == 1);
    }

private:
    // shifts[d](step): by how many cells the two parts of a step lie apart. `rows`: the rows of a
    // chunk's cells that exist; `padding`: the others. steps_x and steps_y: (cell, step) or, along
    // x, (lane, vector, step).
    Var step{"step"};
    Func shifts[2] = {Func("shifts_x"), Func("shifts_y")};
    RDom rows, padding, steps_x, steps_y;

    Tuple best(const Expr &column, const Expr &chunk, const Expr &y, const Expr &z) const override {
        const FuncRef b = grid(lane, inside_chunk(column), y % chunk_rows * k.op.w.stride[1], chunk,
                               y / chunk_rows, z, p);
        return k.op.both(b);
    }

    // How many steps there are: log2(taps), rounded up.
    static Expr steps(const Expr &taps) {
        const Expr bits = 32 - cast<int>(Halide::count_leading_zeros(taps - 1));
        return select(taps > 1, bits, 0);
    }
    // By how many cells the two parts of step `number` lie apart.
    Expr shift(int d, const Expr &number) {
        const Expr half = 1 << step;
        shifts[d](step) = min(half, k.op.w.kernel[d] - half) * k.op.w.dilation[d];
        return shifts[d](number);
    }
    // A row of a chunk's cells, lowest values where cells lack, and the steps along x. The line has
    // vectors beyond the last cell, as far as the last vector's windows reach; their values are not
    // used.
    void define_line() {
        const Var at("one");
        line(at, cell, block_x, cy, cz, p) =
            k.op.pair(existing[0](cell, block_x), k.op.held.value_type().min());
        RDom here(0, 1, "here");
        const Expr cx = coordinate(0, cell, block_x) + here;
        here.where(cx >= k.cells[0].min() && cx <= k.cells[0].max());
        const Expr loaded = k.load(cx, cy, cz);
        if (k.op.captures()) {
            line(at, cell, block_x, cy, cz, p)[1] = loaded;
        } else {
            line(at, cell, block_x, cy, cz, p) = loaded;
        }
        const Expr taps = k.op.w.kernel[0], count = steps(taps);
        const Expr vectors = round_up(cells_x) / k.op.lanes;
        steps_x = RDom(0, k.op.lanes, 0, vectors, 0, count, "steps_x");
        const Expr j = steps_x.y * k.op.lanes + steps_x.x, by = shift(0, steps_x.z);
        const Expr past = round_up(cells_x) + reach(0);
        const Expr later = Halide::Internal::promise_clamped(j + by, 0, past - 1);
        line(at, j, block_x, cy, cz, p) =
            better(line(at, j, block_x, cy, cz, p), line(at, later, block_x, cy, cz, p));
    }

    // grid(lane, column, n, ...): row n of a chunk's cells, of which column's lane holds the best
    // along x. Rows that exist take them from `line`; rows of padding hold the lowest value with
    // the code of the nearest row (C6). Then the steps along y, in place.
    void define_grid() {
        const auto row = [this](const Expr &n) {
            return grid(lane, column, n, block_x, block_y, cz, p);
        };
        const Expr x = (column * k.op.lanes + lane) * k.op.w.stride[0];
        row(cell) = k.op.pair(Halide::undef(k.code), Halide::undef(k.op.held.value_type()));
        for (const bool exists : {true, false}) {
            RDom &r = exists ? rows : padding;
            r = RDom(0, cells_y, exists ? "rows" : "padding");
            const Expr here = Maxima::exists(1, r, block_y);
            r.where(exists ? here : !here);
            const Expr row_code = existing[1](r, block_y);
            if (!exists) {
                row(r) =
                    k.op.pair(existing[0](x, block_x) + row_code, k.op.held.value_type().min());
                continue;
            }
            const Expr c = inside(coordinate(1, r, block_y), k.cells[1]);
            const FuncRef l = line(0, x, block_x, c, cz, p);
            row(r) = k.op.pair(k.op.captures() ? l[0] + row_code : Expr(), k.op.value_of(l));
        }
        const Expr taps = k.op.w.kernel[1];
        steps_y = RDom(0, cells_y, 0, steps(taps), "steps_y");
        const Expr by = shift(1, steps_y.y);
        steps_y.where(steps_y.x < cells_y - by);
        row(steps_y.x) = better(
            row(steps_y.x), row(Halide::Internal::promise_clamped(steps_y.x + by, 0, cells_y - 1)));
    }
};

}  // namespace argpool::pooling
