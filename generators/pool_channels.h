// Max pooling along channels, channels-last.
// SPDX-License-Identifier: MIT
#pragma once

#include <numeric>

#include "pool_turns.h"

namespace argpool {

// A pixel's channels are taken vector by vector; where the last one would reach beyond them it is
// shifted inwards, and its first lanes are computed twice. `stream` cannot do that, for alignment.
// What vectors cannot take goes cell by cell.
class PoolChannels : public PoolTurns {
    static constexpr int slide_pixels = 8, slide_vectors = 4;

protected:
    void define_channels() {
        const auto values = out_buffers()[0];
        const Expr channels = values.dim(0).extent(), n = lanes;
        const bool aligned = schedule_name.value() == "stream";
        const auto start = [&](const Expr &vector) {
            return aligned ? vector * n : min(vector * n, channels - n);
        };
        start_lanes(x, start(p));
        have_to_fit = true;
        const Expr fit = takes_turns() ? codes_fit() : all_fit();
        if (!aligned) {
            no_rest = fit && channels >= n;
        }
        const Expr vectors = aligned ? select(fit, channels / n, 0)
                                     : select(no_rest, (channels + n - 1) / n, 0);
        static_cast<Func>(*out)(p, x, y, z) = nothing(*out);
        if (takes_turns()) {
            define_turns(start, vectors, few());
        } else {
            slides() ? see_sliding() : asks_once() ? see_once() : see_taps(best, tap);
            result(lane, x, y, z, p) = found(best, wide);
            in_row = RDom(0, lanes, 0, vectors, "in_row");
            store(result(in_row.x, x, y, z, in_row.y), start(in_row.y) + in_row.x, x);
        }
        define_rest(aligned ? vectors * n : select(no_rest, channels, 0), channels);
    }

    void schedule_pixels() {
        Func f = *out;
        f.update(0).allow_race_conditions().vectorize(in_row.x);
        const Halide::VarOrRVar vector = in_row.y, column = x;
        const Halide::VarOrRVar inner = few() ? column : vector, outer = few() ? vector : column;
        Halide::LoopLevel each(f, inner);
        if (slides()) {
            const Var chunk("chunk");
            const Halide::RVar group("group"), vector("vector");
            f.update(0)
                .split(x, chunk, x, slide_pixels, TailStrategy::GuardWithIf)
                .split(in_row.y, group, vector, slide_vectors, TailStrategy::GuardWithIf)
                .reorder(in_row.x, vector, x, y, group, chunk, z);
            each = Halide::LoopLevel(f, vector);
            int rows = 1;
            while (rows < parse_xyz(kernel)[1]) {
                rows *= 2;
            }
            row_best.store_at(f, group)
                .compute_at(f, y)
                .fold_storage(cell_y, rows)
                .bound_storage(x, slide_pixels)
                .bound_storage(p, slide_vectors)
                .reorder_storage(lane, p, x, cell_y, cell_z)
                .reorder(lane, p, x)
                .vectorize(lane);
            row_seen.compute_at(row_best, p).store_in(Halide::MemoryType::Stack).vectorize(lane);
            unroll(row_seen.update(0), row_tap);
        } else {
            f.update(0).reorder(in_row.x, inner, outer, y, z);
        }
        best.compute_at(each).store_in(Halide::MemoryType::Stack).vectorize(lane);
        unroll(best.update(0), tap);
        if (asks_once()) {
            schedule_asked(asked, best, each);
        }
        schedule_wide(each);
    }

    void schedule_channels() {
        Func f = *out;
        takes_turns() ? schedule_turns() : schedule_pixels();
        schedule_rest(f.update(1));
        if (any()) {
            const Var at[] = {x, y, z};
            for (int d = 0; d < 3; d++) {
                there[d].compute_at(f, at[d]);
            }
        }
    }

    void store(const FuncRef &r, const Expr &c, const Expr &x) {
        static_cast<Func>(*out)(c, x, y, z) =
            captures() ? Tuple(r[0], r[1]) : Tuple(std::vector<Expr>{r});
    }
    void see_taps(Func f, RDom &r) {
        const std::vector<Var> at{lane, x, y, z, p};
        r = RDom(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], "tap");
        if (!any()) {
            see_existing(f, at, r, {r.x, r.y, r.z});
            return;
        }
        // The taps that exist alone; the first of them is seen twice.
        const Xyz o{x, y, z};
        Xyz first;
        for (int d = 0; d < 3; d++) {
            if (!there[d].defined()) {
                const auto [from, to] = existing(d, o[d]);
                there[d](d == 0 ? x : d == 1 ? y : z) = Tuple(from, to);
            }
            first[d] = there[d](o[d])[0];
            r.where(r[d] >= first[d] && r[d] <= there[d](o[d])[1]);
        }
        f(at) = captures() ? Tuple(code(first), load(first)) : Tuple({load(first)});
        const Xyz t{r.x, r.y, r.z};
        see(f, at, later_loses(load(t), value_of(f(at))), load(t), code(t));
    }
    // What vectors do not take: the channels `from` and further. `no_rest`: there are none.
    void define_rest(const Expr &from, const Expr &channels) {
        have_to_fit = false;
        start_lanes(x, from + p);
        see_taps(best_rest, tap_rest);
        rest(lane, x, y, z, p) = found(best_rest, wide_rest);
        in_rest = RDom(0, channels - from, "in_rest");
        store(rest(0, x, y, z, in_rest), from + in_rest, x);
    }
    void schedule_rest(Halide::Stage cells) {
        cells.reorder(in_rest.x, x, y, z);
        if (no_rest.defined()) {
            cells.specialize(no_rest);
        }
        Func f = *out;
        best_rest.compute_at(f, in_rest.x);
        if (wide_rest.defined()) {
            wide_rest.compute_at(f, in_rest.x);
        }
    }

    bool disjoint() const {
        bool all = !any();
        for (int d = 0; all && d < 3; d++) {
            all = parse_xyz(kernel)[d] <= parse_xyz(stride)[d];
        }
        return all;
    }
    std::vector<int> taps_along_x() const {
        std::vector<int> all(parse_xyz(kernel)[0]);
        std::iota(all.begin(), all.end(), 0);
        return all;
    }

    Expr no_rest;  // vectors take all channels

private:
    Func result{"result"}, best_rest{"best_rest"}, wide_rest{"wide_rest"}, rest{"rest"};
    Func there[3] = {Func("there_x"), Func("there_y"), Func("there_z")};
    Func row_best{"row_best"}, row_seen{"row_seen"};
    Var cell_y{"cell_y"}, cell_z{"cell_z"};
    RDom in_row, in_rest, tap_rest, row_tap;
    AskedOnce asked;

    // Where one vector or two take all channels, a row of pixels is the inner loop.
    bool few() const {
        return schedule_name.value() == "half" && !slides();
    }
    bool asks_once() const {
        return disjoint() && may_ask_once() && !slides();
    }
    void see_once() {
        const auto code_at = [this](const RDom &r) { return code(existing({r.x, r.y, r.z})); };
        tap = RDom(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], "tap");
        asked.loaded(lane, tap_x, tap_y, tap_z, x, y, z, p) = load(existing({tap_x, tap_y, tap_z}));
        see_loaded(best, asked, tap, code_at(tap), true);
        ask_once(asked, taps_along_x());
        see_loaded(best, asked, asked.again, code_at(asked.again), false);
    }
    // Row by row of cells, whose bests are those of all the windows that have the row.
    void see_sliding() {
        const std::vector<Var> at{lane, x, cell_y, cell_z, p};
        row_tap = RDom(0, w.kernel[0], 0, 1, 0, 1, "row_tap");
        const Expr tx = existing(0, px, likely(row_tap.x));
        see(row_seen, at, row_tap, load(cell(0, px, tx), cell_y, cell_z), code({tx, 0, 0}));
        const FuncRef seen = row_seen(lane, x, cell_y, cell_z, p);
        row_best(at) = captures() ? Tuple(code_of(seen), value_of(seen))
                                  : Tuple(std::vector<Expr>{seen});
        tap = RDom(0, 1, 0, w.kernel[1], 0, w.kernel[2], "tap");
        const Xyz t{0, existing(1, y, tap.y), existing(2, z, tap.z)};
        const FuncRef r = row_best(lane, x, cell(1, y, t[1]), cell(2, z, t[2]), p);
        see(best, {lane, x, y, z, p}, tap, value_of(r),
            captures() ? code_of(r) + code(t) : Expr());
    }
};

}  // namespace argpool
