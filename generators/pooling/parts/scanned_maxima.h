// Maxima of scanned blocks: the best of k cells in a row out of three steps, however large k is,
// where lanes are channels or planes.
// SPDX-License-Identifier: MIT
#pragma once

#include "maxima.h"

namespace argpool::pooling {

// A line of cells is cut into blocks of k (van Herk, 1992; Gil and Werman, 1993). The end of a
// block at cell i is the best of i and all cells behind it in the block, its head at i that of i
// and all cells before it. For k = 3:
//     cells         c0    c1   c2 |  c3   c4    c5
//     ends       c0..c2 c1..c2 c2 | c3..c5  ...
//     heads         c0  c0..c1 ...|  c3  c3..c4 ...
//     window of c1, c2, c3 = better(end at c1, head at c3)
// Each end and head is one comparison more than its neighbour, each window one more than its parts.
// Where a window lacks cells, or is a block itself, one end or head is all of it. A line has
// `cells` ends in the cells' place, then as many heads. With dilation d, d lines are interleaved:
// neighbours are d cells apart.
class ScannedMaxima : public Maxima {
public:
    explicit ScannedMaxima(const Kernel &kernel) : Maxima(kernel) {
        for (int d = 0; d < 2; d++) {
            define_tables(d);
        }
        line_scans = define_line();
        grid_scans = define_grid();
    }

    // Tables are computed once a call; `line` for one row of cells of a chunk, `grid` for a chunk.
    void schedule(Func f, const Var &outer) override {
        schedule_codes();
        for (int d = 0; d < 2; d++) {
            for (Func f : {earlier[d], later[d], before[d], behind[d]}) {
                f.compute_root();
            }
        }
        line.bound(cell, 0, 2 * cells_x);
        grid.bound(cell, 0, 2 * cells_y);
        grid.compute_at(f, outer).hoist_storage_root().vectorize(lane);
        line.compute_at(grid, grid_scans[0].x).hoist_storage_root().vectorize(lane);
        for (int u = 0; u < 3; u++) {
            line.update(u).reorder(lane, line_scans[u].x).vectorize(lane);
            grid.update(u).reorder(lane, column, grid_scans[u].x).vectorize(lane);
        }
    }

private:
    using Scans = std::array<RDom, 3>;  // cells, heads, ends
    Scans line_scans, grid_scans;
    // Numbers of entries in a line. earlier, later: the two parts of a window. before, behind: what
    // the head, or the end, of a cell is compared with, which is the cell itself where a block
    // begins or ends.
    Func earlier[2] = {Func("earlier_x"), Func("earlier_y")};
    Func later[2] = {Func("later_x"), Func("later_y")};
    Func before[2] = {Func("before_x"), Func("before_y")};
    Func behind[2] = {Func("behind_x"), Func("behind_y")};

    Expr cells(int d) const {
        return d == 0 ? cells_x : cells_y;
    }

    // `first` and `last` are the chunk's first and last cells that exist. A head starts anew at a
    // block's first `step` cells (one of each interleaved line), and at the first cells that exist;
    // ends likewise.
    void define_tables(int d) {
        const Var chunk = d == 0 ? block_x : block_y;
        const Expr start = coordinate(d, 0, chunk), step = k.op.w.dilation[d];
        const Expr block = k.op.w.kernel[d] * step, heads = cells(d);
        const Expr first = max(k.cells[d].min() - start, 0);
        const Expr last = min(k.cells[d].max() - start, heads - 1);
        const auto starts = [&](const Expr &n) { return n % block < step || n - step < first; };
        const Expr ends = cell % block >= block - step || cell + step > last;
        before[d](cell, chunk) = select(starts(cell), cell, heads + cell - step);
        behind[d](cell, chunk) = select(ends, cell, cell + step);

        // a, b: the window's first and last cell that exist. If both are in one block (`one`), the
        // window is the head at b if that starts at a, else the end at a: then both parts are the
        // same entry.
        const Expr from = cell * k.op.w.stride[d];  // of the window `cell`
        const Expr a = from + (max(first - from, 0) + step - 1) / step * step;
        const Expr b = from + min(k.op.w.kernel[d] - 1, (last - from) / step) * step;
        const Expr one = a / block == b / block;
        earlier[d](cell, chunk) = select(one && starts(a), heads + b, a);
        later[d](cell, chunk) = select(one && !starts(a), a, heads + b);
    }

    // The scans of cells that `at` has: heads first, ends take the cells' place.
    template<typename At>
    Scans define_scans(int d, const RDom &all, const At &at) const {
        const Var chunk = d == 0 ? block_x : block_y;
        const Expr extent = cells(d);
        Scans scans{all, RDom(0, extent, "heads"), RDom(0, extent, "ends")};
        const Expr head = scans[1].x, end = extent - 1 - scans[2].x;
        scans[1].where(exists(d, head, chunk));
        at(extent + head) = better(at(within(before[d](head, chunk), 2 * extent)), at(head));
        scans[2].where(exists(d, end, chunk));
        at(end) = better(at(end), at(within(behind[d](end, chunk), extent)));
        return scans;
    }

    // The scans of a row of cells, along x.
    Scans define_line() {
        const auto at = [this](const Expr &n) { return line(lane, n, block_x, cy, cz, p); };
        at(cell) = k.op.pair(Halide::undef(k.code), Halide::undef(k.op.held.value_type()));
        RDom all(0, cells_x, "cells");
        all.where(exists(0, all.x, block_x));
        all.where(k.lane_exists);
        const Expr cx = coordinate(0, all.x, block_x);
        at(all.x) = k.op.pair(existing[0](all.x, block_x), k.load(cx, cy, cz));
        return define_scans(0, all, at);
    }

    // The bests of rows along x, of those that exist.
    Scans define_grid() {
        const auto at = [this](const Expr &n) {
            return grid(lane, column, n, block_x, block_y, cz, p);
        };
        at(cell) = k.op.pair(Halide::undef(k.code), Halide::undef(k.op.held.value_type()));
        RDom all(0, cells_y, "rows");
        all.where(exists(1, all.x, block_y));
        const auto part = [&](Func from) {
            return line(lane, within(from(column, block_x), 2 * cells_x), block_x,
                        inside(coordinate(1, all.x, block_y), k.cells[1]), cz, p);
        };
        const Tuple row = better(part(earlier[0]), part(later[0]));
        at(all.x) = k.op.captures() ? Tuple(row[0] + existing[1](all.x, block_y), row[1]) : row;
        return define_scans(1, all, at);
    }

    Tuple best(const Expr &column, const Expr &chunk, const Expr &y, const Expr &z) const override {
        const auto part = [&](Func from) {
            return grid(lane, inside_chunk(column),
                        within(from(y % chunk_rows, y / chunk_rows), 2 * cells_y), chunk,
                        y / chunk_rows, z, p);
        };
        return better(part(earlier[1]), part(later[1]));
    }
};

}  // namespace argpool::pooling
