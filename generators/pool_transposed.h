// Max pooling channels-first of small planes, with large compiled windows of stride 1: planes are
// lanes, by transposing, and windows' bests are found by scans.
// SPDX-License-Identifier: MIT
#pragma once

#include "ask_before.h"
#include "pool_scans.h"

namespace argpool {

// As many planes as a vector has lanes are transposed, vector by vector of cells, into scratch
// memory; and so is what was found, on its way to the output. Rows have no ends then, and bests of
// all of them are kept. A plane's cells are a line, and so are its windows: where these have gaps,
// or planes are too few or too small, windows go one by one.
class PoolTransposed : public PoolScans {
protected:
    bool transposes() const {
        return schedule_name.value() == "transposed";
    }

    void define_transposed() {
        bounds_its_stores();
        _halide_user_assert(!numbers_taps()) << "\"transposed\" has no numbers of taps\n";
        ask_for_dense_windows();
        define_extent();
        static_cast<Func>(*out)(x, y, z, p) = nothing(*out);
        have_to_fit = true;
        heads_wait = true;
        ways = asks_once_of_planes() ? 2 : 1;
        const Expr n = lanes, planes = out_buffers()[0].dim(3).extent();
        const Expr windows = extent[0] * extent[1], all_cells = cells_of_plane();
        const Expr ours = packed() && src_packed() && codes_fit(0) && extent[2] == 1 &&
                          src_dim(2).extent() == 1 && windows >= n && all_cells >= n && planes >= n;

        const Expr from = start(x, all_cells) + in_block;
        loaded(in_block, lane, x, p) = carried(load_flat(from, start(p, planes) + lane));
        cells(lane, x, p) = Halide::undef(value_type());
        each_cell = RDom({{0, lanes}, {0, lanes}, {0, (all_cells + n - 1) / n}}, "each_cell");
        const RDom &c = each_cell;
        cells(c[0], in_line(start(c[2], all_cells) + c[1], all_cells), p) =
            loaded(c[1], c[0], c[2], p);

        scan_cells([this](const Expr &cx, const Expr &cy) {
            const Expr at = (cy - src_dim(1).min()) * src_dim(0).extent() + cx - src_dim(0).min();
            return Expr(cells(lane, in_line(at, cells_of_plane()), p));
        });
        best(lane, x, y, z, p, way) = best_of_scans();
        // The last block of rows may be more than there are.
        const int high = window_block(1);
        const Expr blocks = (extent[1] + high - 1) / high;
        bests(lane, x, p) = none();
        each_window = RDom({{0, high}, {0, extent[0]}, {0, blocks}, {0, ways}}, "each_window");
        const RDom &e = each_window;
        if (ways > 1) {
            ask_of_planes();
        }
        const Expr at_y = e[2] * high + e[0];
        bests(lane, in_line(e[1] + at_y * extent[0], blocks * high * extent[0]), p) =
            both(best(lane, e[1], at_y, 0, p, e[3]));

        each = RDom({{0, lanes},
                     {0, lanes},
                     {0, (windows + n - 1) / n},
                     {0, select(ours, (planes + n - 1) / n, 0)}},
                    "each");
        const Expr window = in_line(start(x, windows) + in_block, windows);
        turned(lane, in_block, x, p) = both(bests(lane, window, p));
        const FuncRef t = turned(each[1], each[0], each[2], each[3]);
        const Expr at = in_line(start(each[2], windows) + each[0], windows);
        const Expr at_plane = start(each[3], planes) + each[1];
        FuncRef to = static_cast<Func>(*out)(at, 0, 0, at_plane);
        if (captures()) {
            const Expr first = cast<int64_t>(at_plane) * index_stride_c +
                               cast<int64_t>(src_dim(2).min()) * index_stride_z;
            to = Tuple(stored(value_of(t)), index_from(first, code_of(t)));
        } else {
            to = stored(t);
        }
        define_singly(0, extent[0], !ours);
    }

    void schedule_transposed() {
        Func f = *out;
        const RDom &r = each, &c = each_cell, &e = each_window;
        f.update(0)
            .allow_race_conditions()
            .reorder(r[0], r[1], r[2], r[3])
            .vectorize(r[0])
            .unroll(r[1]);
        const auto in_registers = [this](Func func, const Halide::LoopLevel &level) {
            func.compute_at(level)
                .store_in(Halide::MemoryType::Stack)
                .bound(lane, 0, int(lanes))
                .bound(in_block, 0, int(lanes));
        };
        in_registers(turned, {f, r[2]});
        turned.reorder(lane, in_block).vectorize(lane).unroll(in_block);
        cells.compute_at(f, r[3]).hoist_storage_root();
        cells.update().reorder(c[0], c[1], c[2]).vectorize(c[0]).unroll(c[1]);
        in_registers(loaded, {cells, c[2]});
        loaded.reorder(in_block, lane).vectorize(in_block).unroll(lane);

        bests.compute_at(f, r[3]).hoist_storage_root().vectorize(lane);
        bests.update()
            .vectorize(lane)
            .reorder(lane, e[0], e[1], e[2], e[3])
            .unroll(e[0])
            .unroll(e[3])
            .never_partition({e[1], e[2]});
        best.compute_at(bests, e[0]).store_in(Halide::MemoryType::Stack).vectorize(lane);
        schedule_row_blocks({cell_y, block_x});
        rows.compute_at(bests, e[3]).hoist_storage_root();
        if (ways > 1) {
            schedule_ask({f, r[3]});
        }
        keep(parts, {bests, e[1]}, 1);
        schedule_singly();
    }

private:
    Var in_block{"in_block"};
    Func loaded{"loaded"}, cells{"cells"}, bests{"bests"}, turned{"turned"};
    Func nan{"nan"}, any_nan{"any_nan"};
    RDom each_cell, each_window, each, asked, lanes_asked;

    // Of values alone a comparison is one step then, not three. With indices AVX-512 takes three,
    // not four, and larger windows gain by it.
    bool asks_once_of_planes() const {
        const int k = parse_xyz(kernel)[0];
        return captures() ? k > 5 && get_target().has_feature(Halide::Target::AVX512) : k > 3;
    }
    // Is one of the planes' cells a NaN? Two are tested at a time. There is a loop for each answer.
    void ask_of_planes() {
        const Expr all_cells = cells_of_plane();
        asked = RDom(0, (all_cells + 1) / 2, "asked");
        Expr numbers = Halide::Internal::const_true();
        for (int i = 0; i < 2; i++) {
            const Expr at = in_line(min(asked * 2 + i, all_cells - 1), all_cells);
            numbers = numbers && cells(lane, at, p) == cells(lane, at, p);
        }
        nan(lane, p) = 0;
        nan(lane, p) = nan(lane, p) | select(numbers, 0, -1);
        lanes_asked = RDom(0, lanes, "lanes_asked");
        any_nan(p) = 0;
        any_nan(p) = min(any_nan(p), nan(lanes_asked, p));
        each_window.where(asked_before((unbounded(any_nan(p)) ^ (each_window[3] - 1)) == 0));
    }
    void schedule_ask(const Halide::LoopLevel &each) {
        const auto stack = Halide::MemoryType::Stack;
        nan.compute_at(each).store_in(stack).vectorize(lane);
        nan.update().reorder(lane, asked).vectorize(lane);
        any_nan.compute_at(each).store_in(stack);
        any_nan.update().atomic().vectorize(lanes_asked);
        get_pipeline().add_custom_lowering_pass(new AskBefore);
    }
    Expr start(const Expr &vector, const Expr &all) const {
        return min(vector * lanes, all - lanes);
    }
    static Expr in_line(const Expr &at, const Expr &all) {
        return Halide::Internal::promise_clamped(at, 0, all - 1);
    }
};

}  // namespace argpool
