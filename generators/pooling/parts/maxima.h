// Bests of windows of many taps, by way of scratch memory: what the ways of finding them share.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "pooling/pooling.h"

namespace argpool::pooling {

// A vector's lanes in channels-first kernels of many taps; in channels-last ones they are channels.
// And the schedule of such windows (schedules/many_taps.cpp).
enum class Lanes { Columns, Planes };
std::unique_ptr<PoolingSchedule> make_many_taps(const Pooling &op, Lanes lanes);

// A chunk of the output is computed at a time, in two steps. Its cells along x are a `line` in
// scratch memory, of which the bests of windows are found; these are the rows of a `grid`, in which
// the same is done along y. Of two parts of a window the earlier one wins a tie, the later one if
// it is a NaN, and x comes before y: C4's first maximum and C5's last NaN are those of the taps.
//
// Codes stand for cells, not for taps: a cell's code is the one it would have in a window at the
// tile's origin, modulo 2^bits. code() subtracts that of the window's own first cell, so that the
// rest is a tap's code.
class Maxima {
public:
    // A maximum's operands: cells (their ranges along x and y, and how one is loaded), codes, and
    // the output's extents along x and y. `lane_exists` is false for lanes past the last channel.
    struct Kernel {
        const Pooling &op;
        bool across;  // lanes are channels or planes, and no columns
        Type code;    // codes are unsigned
        Xyz weight;   // how much a code grows a tap
        Expr out_extent[2];
        Halide::Internal::Dimension cells[2];
        std::function<Expr(const Expr &cx, const Expr &cy, const Expr &cz)> load;
        Expr lane_exists;
    };

    virtual ~Maxima() = default;

    // The best of a vector's windows in the plane of cells cz: its value, and its code in them.
    // `column` is one of the chunk's (vectors of them, if lanes are columns).
    Expr value(const Expr &column, const Expr &chunk, const Expr &y, const Expr &cz) const {
        return k.op.value_of(best(column, chunk, y, cz));
    }
    // Its code, counted from the window's own first cell.
    Expr code(const Expr &column, const Expr &chunk, const Expr &y, const Expr &cz) const {
        const Expr x = chunk * columns() + column;
        return best(column, chunk, y, cz)[0] - origin[0](channels(x, x * k.op.lanes + lane)) -
               origin[1](y);
    }
    // A chunk's columns, in vectors if lanes are columns.
    int columns() const {
        return k.across ? chunk_x() : chunk_x() / k.op.lanes;
    }
    // One of them, of as many as any chunk has.
    Expr inside_chunk(const Expr &column) const {
        const Expr all = channels(k.out_extent[0], round_up(k.out_extent[0]) / k.op.lanes);
        return Halide::Internal::promise_clamped(column, 0, min(columns(), all) - 1);
    }

    // Rows of the output in a chunk.
    static constexpr int chunk_rows = 16;

    // Columns of the output in a chunk.
    int chunk_x() const {
        return k.across ? 16 : 4 * k.op.lanes;
    }

    // `f` is the output, `outer` its innermost loop over chunks.
    virtual void schedule(Func f, const Var &outer) = 0;

protected:
    Kernel k;
    Expr cells_x, cells_y;  // of a chunk
    Var column{"column"}, cell{"cell"}, cy{"cy"}, cz{"cz"};
    Var block_x{"block_x"}, block_y{"block_y"};  // the numbers of a chunk
    Func existing[2] = {Func("existing_x"), Func("existing_y")};
    Func origin[2] = {Func("origin_x"), Func("origin_y")};
    Func line{"line"}, grid{"grid"};

    explicit Maxima(const Kernel &kernel) : k(kernel) {
        const Expr extent_x =
            channels(min(chunk_x(), k.out_extent[0]), min(chunk_x(), round_up(k.out_extent[0])));
        cells_x = (extent_x - 1) * k.op.w.stride[0] + reach(0) + 1;
        const Expr extent_y = min(chunk_rows, k.out_extent[1]);
        cells_y = (extent_y - 1) * k.op.w.stride[1] + reach(1) + 1;
        define_codes();
    }
    // The (code, value) of a vector of windows; codes count from the tile's origin.
    virtual Tuple best(const Expr &column, const Expr &chunk, const Expr &y,
                       const Expr &z) const = 0;

    // From a window's first cell to its last, in cells.
    Expr reach(int d) const {
        return (k.op.w.kernel[d] - 1) * k.op.w.dilation[d];
    }
    // `last` where lanes are channels or planes (`across`), `first` where they are columns.
    template<typename T>
    T channels(const T &last, const T &first) const {
        return k.across ? last : first;
    }
    // The next multiple of a vector's lanes.
    Expr round_up(const Expr &n) const {
        return (n + k.op.lanes - 1) / k.op.lanes * k.op.lanes;
    }
    // The cell coordinate of a chunk's `cell`.
    Expr coordinate(int d, const Expr &n, const Expr &chunk) const {
        return chunk * ((d == 0 ? chunk_x() : chunk_rows) * k.op.w.stride[d]) - k.op.w.pad[d] + n;
    }
    // existing[d] is the code of a chunk's cell along x or y. Padding has the code of the nearest
    // cell that a window with both of them has (a multiple of the dilation away: `phase` is the
    // remainder), and that is the one that wins where all cells are the lowest value (C6).
    // origin[d] is the code of the first cell of a window, by its number.
    void define_codes() {
        for (int d = 0; d < 2; d++) {
            const Expr dilation = k.op.w.dilation[d];
            const Var chunk = d == 0 ? block_x : block_y;
            const Expr c = coordinate(d, cell, chunk), tap = c / dilation;
            const Expr phase = c - tap * dilation;
            const Expr first = (k.cells[d].min() - phase + dilation - 1) / dilation;
            const Expr last = (k.cells[d].max() - phase) / dilation;
            existing[d](cell, chunk) = cast(k.code, clamp(tap, first, last)) * k.weight[d];
            const Expr first_cell = cell * k.op.w.stride[d] - k.op.w.pad[d];
            origin[d](cell) = cast(k.code, first_cell / dilation) * k.weight[d];
        }
    }

    // Codes are computed once a call. With a dilation above 1 each cell takes three divisions, half
    // of the time of one long row. With dilation 1 vectors of cells take none.
    void schedule_codes() {
        for (int d = 0; d < 2; d++) {
            for (Func f : {existing[d], origin[d]}) {
                f.compute_root().specialize(k.op.w.dilation[d] == 1)
                    .vectorize(cell, k.op.lanes, TailStrategy::RoundUp);
            }
        }
    }

    // The winner of two parts of a window (C4, C5).
    Tuple better(const FuncRef &first, const FuncRef &later) const {
        return k.op.better_of(k.op.both(first), k.op.both(later), false);
    }

    // Is a chunk's `n` one of the cells that exist?
    Expr exists(int d, const Expr &n, const Expr &chunk) const {
        const Expr c = coordinate(d, n, chunk);
        return c >= k.cells[d].min() && c <= k.cells[d].max();
    }
};

}  // namespace argpool::pooling
