// Running maxima: the best of k cells in a row out of log2(k) steps, for windows of many taps.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "kernel_generator.h"

namespace argpool {

// A chunk of the output is done at a time. A line of its cells along x becomes, in place, the bests
// of 2, 4, 8, … neighbours, and at last of windows; halves may overlap. The lines' bests are the
// rows of a grid, in which the same is done along y. The earlier half wins a tie, the later one if
// it is a NaN, and x comes before y: C4's first maximum and C5's last NaN are those of the taps.
//
// A code tells a cell here, not a tap: it is the code that the cell would have in a window at the
// tile's origin, modulo 2^bits. What the window's own first cell has is taken off at the end.
class RunningMaxima {
public:
    struct Kernel {
        Window window;
        int lanes;
        bool across;  // lanes are channels or planes, and no columns
        bool captures;
        Type value, code;  // codes are unsigned
        Xyz weight;        // how much a code grows a tap
        Expr out_extent[2];
        Halide::Internal::Dimension cells[2];
        std::function<Expr(const Expr &later, const Expr &best)> loses;
        std::function<Expr(const Expr &cx, const Expr &cy, const Expr &cz)> load;
        Expr lane_exists;
        Var lane, p;
    };

    explicit RunningMaxima(const Kernel &kernel) : k(kernel) {
        const Expr extent_x = channels(Halide::min(chunk_x(), k.out_extent[0]),
                                       Halide::min(chunk_x(), round_up(k.out_extent[0])));
        reach_x = (k.window.kernel[0] - 1) * k.window.dilation[0];
        cells_x = (extent_x - 1) * k.window.stride[0] + reach_x + 1;
        cells_y = (Halide::min(chunk_rows, k.out_extent[1]) - 1) * k.window.stride[1] +
                  (k.window.kernel[1] - 1) * k.window.dilation[1] + 1;
        define_codes();
        define_line();
        define_grid();
    }

    // The best of a vector's windows in the plane of cells cz: its value, and its code in them.
    // `column` is one of the chunk's (vectors of them, if lanes are columns).
    Expr value(const Expr &column, const Expr &chunk, const Expr &y, const Expr &cz) const {
        return value_of(at(column, chunk, y, cz));
    }
    Expr code(const Expr &column, const Expr &chunk, const Expr &y, const Expr &cz) const {
        const Expr x = chunk * columns() + column;
        return at(column, chunk, y, cz)[0] - origin[0](channels(x, x * k.lanes + k.lane)) -
               origin[1](y);
    }
    // A chunk's columns, in vectors if lanes are columns.
    int columns() const {
        return k.across ? chunk_x() : chunk_x() / k.lanes;
    }
    // One of them, of as many as any chunk has.
    Expr inside_chunk(const Expr &column) const {
        const Expr all = channels(k.out_extent[0], round_up(k.out_extent[0]) / k.lanes);
        return Halide::Internal::promise_clamped(column, 0, Halide::min(columns(), all) - 1);
    }

    static constexpr int chunk_rows = 16;

    int chunk_x() const {
        return k.across ? 16 : 4 * k.lanes;
    }

    // `f` is the output, `outer` its innermost loop over chunks.
    void schedule(Func f, const Var &outer) {
        for (int d = 0; d < 2; d++) {
            existing[d].compute_root();
            origin[d].compute_root();
            shifts[d].compute_root();  // read, they make the same address of the same sum
        }
        // Known to start at 0, a cell has the same address wherever it is read.
        grid.bound(cell, 0, cells_y);
        if (k.across) {
            line.bound(cell, 0, cells_x);
        }
        grid.compute_at(f, outer).hoist_storage_root().vectorize(k.lane);
        for (int u = 0; u < grid.num_update_definitions(); u++) {
            grid.update(u).vectorize(k.lane);
        }
        grid.update(0).reorder(k.lane, column, rows.x);
        grid.update(1).reorder(k.lane, column, padding.x);
        grid.update(2).reorder(k.lane, column, steps_y.x, steps_y.y);
        line.hoist_storage_root();
        if (k.across) {
            line.compute_at(grid, rows.x);
            line.vectorize(k.lane);
            line.update(0).vectorize(k.lane);
            line.update(1).reorder(k.lane, steps_x.x, steps_x.y).vectorize(k.lane);
        } else {
            // All rows take a step before any takes the next, which loads across stored vectors.
            line.compute_at(f, outer);
            line.vectorize(cell, k.lanes, TailStrategy::RoundUp);
            line.update(0).vectorize(cell, k.lanes, TailStrategy::RoundUp);
            line.update(1)
                .allow_race_conditions()  // a vector is loaded before it is stored
                .reorder(steps_x.x, steps_x.y, cy, steps_x.z)
                .vectorize(steps_x.x);
            grid.update(0).specialize(k.window.stride[0] == 1);
            grid.update(1).specialize(k.window.stride[0] == 1);
        }
    }

private:
    Kernel k;
    Expr reach_x, cells_x, cells_y;
    Var column{"column"}, cell{"cell"}, step{"step"}, cy{"cy"}, cz{"cz"};
    Var block_x{"block_x"}, block_y{"block_y"};  // the numbers of a chunk
    Func existing[2] = {Func("existing_x"), Func("existing_y")};
    Func origin[2] = {Func("origin_x"), Func("origin_y")};
    Func shifts[2] = {Func("shifts_x"), Func("shifts_y")};
    Func line{"line"}, grid{"grid"};
    RDom rows, padding, steps_x, steps_y;

    template<typename T>
    T channels(const T &last, const T &first) const {
        return k.across ? last : first;
    }
    Expr round_up(const Expr &n) const {
        return (n + k.lanes - 1) / k.lanes * k.lanes;
    }
    Expr value_of(const Halide::FuncRef &f) const {
        return k.captures ? f[1] : Expr(f);
    }
    Halide::FuncRef at(const Expr &column, const Expr &chunk, const Expr &y,
                       const Expr &z) const {
        return grid(k.lane, inside_chunk(column), y % chunk_rows * k.window.stride[1], chunk,
                    y / chunk_rows, z, k.p);
    }
    // The cell coordinate of a chunk's `cell`.
    Expr coordinate(int d, const Expr &n, const Expr &chunk) const {
        return chunk * ((d == 0 ? chunk_x() : chunk_rows) * k.window.stride[d]) - k.window.pad[d] +
               n;
    }
    Tuple pair(const Expr &code, const Expr &value) const {
        return k.captures ? Tuple(code, value) : Tuple({value});
    }

    // The code of a cell along x or y; of padding, that of the nearest cell that a window with both
    // has, which is what wins where all are the lowest value (C6).
    void define_codes() {
        for (int d = 0; d < 2; d++) {
            const Expr dilation = k.window.dilation[d];
            const Var chunk = d == 0 ? block_x : block_y;
            const Expr c = coordinate(d, cell, chunk), tap = c / dilation;
            const Expr phase = c - tap * dilation;
            const Expr first = (k.cells[d].min() - phase + dilation - 1) / dilation;
            const Expr last = (k.cells[d].max() - phase) / dilation;
            existing[d](cell, chunk) =
                Halide::cast(k.code, Halide::clamp(tap, first, last)) * k.weight[d];
            const Expr first_cell = cell * k.window.stride[d] - k.window.pad[d];
            origin[d](cell) = Halide::cast(k.code, first_cell / dilation) * k.weight[d];
        }
    }

    // The cells that each of log2(taps) steps adds: half a window, or what is missing.
    static Expr steps(const Expr &taps) {
        const Expr bits = 32 - Halide::cast<int>(Halide::count_leading_zeros(taps - 1));
        return Halide::select(taps > 1, bits, 0);
    }
    Expr shift(int d, const Expr &number) {
        const Expr half = 1 << step;
        shifts[d](step) =
            Halide::min(half, k.window.kernel[d] - half) * k.window.dilation[d];
        return shifts[d](number);
    }
    Tuple better(const Halide::FuncRef &first,
                 const Halide::FuncRef &later) const {
        const Expr loses = k.loses(value_of(later), value_of(first));
        const Expr best = Halide::select(loses, value_of(first), value_of(later));
        return k.captures ? Tuple(Halide::select(loses, first[0], later[0]), best) : Tuple({best});
    }

    // One row of a chunk's cells between padding; channels-first vectors may read beyond the last.
    void define_line() {
        const Var at = k.across ? k.lane : Var("one");
        line(at, cell, block_x, cy, cz, k.p) =
            pair(existing[0](cell, block_x), k.value.min());
        RDom here(0, 1, "here");
        const Expr cx = coordinate(0, cell, block_x) + here;
        here.where(cx >= k.cells[0].min() && cx <= k.cells[0].max());
        here.where(k.lane_exists);
        const Expr loaded = k.load(cx, cy, cz);
        if (k.captures) {
            line(at, cell, block_x, cy, cz, k.p)[1] = loaded;
        } else {
            line(at, cell, block_x, cy, cz, k.p) = loaded;
        }
        const Expr taps = k.window.kernel[0], count = steps(taps);
        const Expr vectors = round_up(cells_x) / k.lanes;
        steps_x = k.across ? RDom(0, cells_x, 0, count, "steps_x")
                                  : RDom(0, k.lanes, 0, vectors, 0, count, "steps_x");
        const Expr j = k.across ? Expr(steps_x.x) : steps_x.y * k.lanes + steps_x.x;
        const Expr step = k.across ? Expr(steps_x.y) : Expr(steps_x.z);
        const Expr past = k.across ? cells_x : round_up(cells_x) + reach_x;
        const Expr by = shift(0, step);
        if (k.across) {
            steps_x.where(j < cells_x - by);
        }
        const Expr later = Halide::Internal::promise_clamped(j + by, 0, past - 1);
        line(at, j, block_x, cy, cz, k.p) = better(line(at, j, block_x, cy, cz, k.p),
                                                    line(at, later, block_x, cy, cz, k.p));
    }

    // The bests of rows along x; and rows of padding, as far as windows reach.
    void define_grid() {
        const auto row = [this](const Expr &n) {
            return grid(k.lane, column, n, block_x, block_y, cz, k.p);
        };
        const Expr x = channels(Expr(column), column * k.lanes + k.lane) * k.window.stride[0];
        const auto cells = k.cells[1];
        row(cell) = pair(Halide::undef(k.code), Halide::undef(k.value));
        for (const bool exists : {true, false}) {
            RDom &r = exists ? rows : padding;
            r = RDom(0, cells_y, exists ? "rows" : "padding");
            const Expr c = coordinate(1, r, block_y), here = c >= cells.min() && c <= cells.max();
            r.where(exists ? here : !here);
            const Expr row_code = existing[1](r, block_y);
            if (!exists) {
                row(r) = pair(existing[0](x, block_x) + row_code, k.value.min());
                continue;
            }
            const Halide::FuncRef l = line(channels(Expr(k.lane), Expr(0)), x, block_x,
                                           inside(c, cells), cz, k.p);
            row(r) = pair(k.captures ? l[0] + row_code : Expr(), value_of(l));
        }
        const Expr taps = k.window.kernel[1];
        steps_y = RDom(0, cells_y, 0, steps(taps), "steps_y");
        const Expr by = shift(1, steps_y.y);
        steps_y.where(steps_y.x < cells_y - by);
        row(steps_y.x) =
            better(row(steps_y.x),
                   row(Halide::Internal::promise_clamped(steps_y.x + by, 0, cells_y - 1)));
    }
};

}  // namespace argpool
