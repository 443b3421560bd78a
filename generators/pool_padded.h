// Max pooling channels-first with a compiled window of many taps and of stride 1, over planes that
// fit into the first-level cache: bests along x of all rows, then along y, of few comparisons each.
// SPDX-License-Identifier: MIT
#pragma once

#include "pool_any.h"

namespace argpool {

// A plane at a time. Its rows lie between lowest values: vectors may start anywhere, and go over a
// row's end. A code stands for a cell, as in PoolShared.
//
// Where all cells of a plane are numbers above the lowest, a later cell wins if it is greater: one
// comparison, and the greater value is had without it. Others are tested for NaN as well (C5).
class PoolPadded : public PoolAny {
protected:
    bool padded() const {
        return schedule_name.value() == "padded";
    }

    void define_padded() {
        ask_for_dense_windows();
        start_lanes(x * lanes, p);
        define_odd();
        define_cells();
        define_bests_of_rows();
        define_bests();
        put_out(best(lane, y % rows_of_block(), x, y / rows_of_block(), z, p));
    }

    void schedule_padded() {
        Func f = *out;
        const Var in_block("in_block");
        f.split(x, x, within, lanes, TailStrategy::Predicate)
            .vectorize(within)
            .split(y, y, in_block, rows_of_block(), TailStrategy::GuardWithIf)
            .unroll(in_block)
            .reorder(within, in_block, y, x, z, p)
            .never_partition({x, y});
        schedule_wide({f, in_block});

        is_odd.compute_at(f, z).store_in(Halide::MemoryType::Stack);
        is_odd.update().atomic().vectorize(odd_lanes);
        odd.compute_at(is_odd, z).store_in(Halide::MemoryType::Stack).vectorize(lane);
        odd.update().reorder(lane, every.x, every.y).vectorize(lane);

        if (parts.defined()) {
            parts.compute_at(f, z).hoist_storage_root().bound(i, 0, line_extent());
            parts.split(i, i, within, lanes).vectorize(within).reorder(within, cy, i);
            keep(seen[0], {parts, cy});
            keep(cells, {parts, cy});
        } else {
            keep(cells, {rows, real.x});
        }
        cells.bound_extent(t, parts.defined() ? part : parse_xyz(kernel)[0]).unroll(t);
        cells.update().unroll(t);
        rows.compute_at(f, z).hoist_storage_root().vectorize(lane);
        for (int u = 0; u < 3; u++) {
            const Halide::RVar row(u == 0 ? real : u == 1 ? above : below);
            rows.update(u).reorder(lane, row, v).vectorize(lane);
        }
        keep(seen.back(), {rows, real.x});
        for (Func *each : {&best, &end, &head}) {
            keep(*each, {f, y});
        }
    }

    void ask_for_dense_windows() const {
        for (int d = 0; d < 3; d++) {
            const bool one = parse_xyz(stride)[d] == 1 && parse_xyz(dilation)[d] == 1;
            _halide_user_assert(one && (d == 2) == (parse_xyz(kernel)[d] == 1))
                << schedule_name.value()
                << " pooling is for windows of two dimensions, of stride 1\n";
        }
    }
    // The output, of a vector's best, whose code stands for a cell.
    void put_out(const FuncRef &best) {
        const Expr value = stored(value_of(best));
        const Expr first = cast(code_type(), cell(1, y, 0) * w.kernel[0] + cell(0, px, 0));
        result(lane, x, y, z, p) =
            captures() ? Tuple(value, index_of(code_of(best), code_of(best) - first))
                       : Tuple({value});
        const FuncRef r = result(x % lanes, x / lanes, y, z, p);
        static_cast<Func>(*out)(x, y, z, p) = captures() ? Tuple(r[0], r[1]) : Tuple({Expr(r)});
    }

    Expr column_code(const Expr &cx) const {
        const Expr n = cast(code_type(), cx);
        return coded(n * cast(code_type(), index_stride_x), cx);
    }
    Tuple pair(const Expr &code, const Expr &value) const {
        return captures() ? Tuple(code, value) : Tuple({value});
    }
    Tuple none() const {
        return pair(Halide::undef(code_type()), Halide::undef(value_type()));
    }

private:
    Var i{"i"}, n{"n"}, v{"v"}, cy{"cy"}, t{"t"}, block{"block"}, within{"within"};
    Func odd{"odd"}, is_odd{"is_odd"}, cells{"cells"}, parts{"parts"}, rows{"rows"};
    Func end{"end"}, head{"head"}, result{"result"};
    std::vector<Func> seen;  // of a vector of windows' parts along x; of all of the windows
    RDom every, odd_lanes, real, above, below;

    static constexpr int part = 3;

    Expr at_z() const {
        return existing_cell(2, z, 0);
    }
    Expr line_extent() const {
        const Expr vectors = (out_buffers()[0].dim(0).extent() + lanes - 1) / lanes;
        return (vectors + (parse_xyz(kernel)[0] + lanes - 2) / lanes + 1) * lanes;
    }
    // The cell coordinate of a line's number.
    Expr column(const Expr &n) const {
        return n - w.pad[0];
    }

    // Is any of a plane's cells a NaN or the lowest?
    void define_odd() {
        const Halide::Internal::Dimension width = src_dim(0), height = src_dim(1);
        const Expr vectors = (width.extent() + lanes - 1) / lanes;
        every = RDom(height.min(), height.extent(), 0, vectors, "every");
        const Expr cx = width.min() + every.y * lanes + lane;
        every.where(cx <= width.max());
        const Expr ordinary = load(cx, every.x, at_z()) > value_type().min();
        odd(lane, z, p) = 0;
        odd(lane, z, p) = select(ordinary, odd(lane, z, p), 1);
        odd_lanes = RDom(0, lanes, "odd_lanes");
        is_odd(z, p) = 0;
        is_odd(z, p) = max(is_odd(z, p), odd(odd_lanes, z, p));
    }
    // The cells of a vector's first taps, where they exist; else lowest values. They are loaded
    // from where they lie: of a copy between padding, a load that does not start where a store did
    // would wait until that store, and the results stored before it, have left for the cache.
    void define_cells() {
        cells(lane, t, v, cy, z, p) = value_type().min();
        RDom here(0, 1, "here");
        const Expr cx = column(v * lanes + lane + t) + here;
        here.where(cx >= src_dim(0).min() && cx <= src_dim(0).max());
        cells(lane, t, v, cy, z, p) = load(cx, cy, at_z());
    }

    // ---- Comparing ----

    Tuple pair(const FuncRef &f) const {
        return captures() ? Tuple(f[0], f[1]) : Tuple({Expr(f)});
    }
    Tuple better(bool ordinary, const Tuple &first, const Tuple &later) const {
        const Expr a = first[captures() ? 1 : 0], b = later[captures() ? 1 : 0];
        const Expr loses = ordinary ? !(b > a) : later_loses(b, a);
        const Expr best = ordinary ? select(b > a, b, a) : select(loses, a, b);
        return pair(captures() ? select(loses, first[0], later[0]) : Expr(), best);
    }
    // Updates `f` in either way, whichever the plane needs: step by step what `at` says.
    template<typename At>
    void in_either_way(Func f, int first, int count, const At &at) {
        for (const bool ordinary : {true, false}) {
            RDom r(first, count, "step");
            r.where(ordinary ? is_odd(z, p) == 0 : is_odd(z, p) != 0);
            at(ordinary, Expr(r.x));
            f.update(f.num_update_definitions() - 1).unroll(r.x);
        }
    }

    // ---- Along x ----

    // The best of what `at` says of a vector's cells, or of parts, so much later: of `count`, one
    // `step` after another, the last at `last`.
    template<typename At>
    void see_along_x(int count, int step, int last, const At &at) {
        Func f("seen");
        const std::vector<Var> where{lane, v, cy, z, p};
        const Expr n = v * lanes + lane;
        f(where) = at(n, 0);
        in_either_way(f, 1, count - 1, [&](bool ordinary, const Expr &number) {
            const Tuple later = at(n, min(number * step, last));
            f(where) = better(ordinary, pair(f(where)), later);
        });
        seen.push_back(f);
    }
    // Windows of more than five cells are put together of parts of three. Padding before a row has
    // the code of its first cell (C6).
    void define_bests_of_rows() {
        const int k = parse_xyz(kernel)[0];
        const auto cell_at = [&](const Expr &n, const Expr &o) {
            const bool is_first = Halide::Internal::is_const_zero(o);
            const Expr cx = is_first ? max(column(n), src_dim(0).min()) : column(n + o);
            return pair(captures() ? column_code(cx) : Expr(), cells(lane, o, v, cy, z, p));
        };
        if (k <= 5) {
            see_along_x(k, 1, k - 1, cell_at);
        } else {
            see_along_x(part, 1, part - 1, cell_at);
            parts(i, cy, z, p) = pair(seen[0](i % lanes, i / lanes, cy, z, p));
            see_along_x((k + part - 1) / part, part, k - part,
                        [&](const Expr &n, const Expr &o) { return pair(parts(n + o, cy, z, p)); });
        }
        // Rows of padding stand for the nearest row: they are copies, and no address is clamped.
        const Halide::Internal::Dimension height = src_dim(1);
        const Expr first = height.min() + w.pad[1], last = height.max() + w.pad[1];
        const Expr all = out_buffers()[0].dim(1).extent() + k_y() - 1;
        const auto row_at = [&](const Expr &n) {
            return rows(lane, n, v, z, p);
        };
        const auto in_plane = [&](const Expr &n) {
            return Halide::Internal::promise_clamped(n, 0, all - 1);
        };
        rows(lane, n, v, z, p) = none();
        real = RDom(height.min(), height.extent(), "real");
        const FuncRef s = seen.back()(lane, v, real.x, z, p);
        row_at(in_plane(real + w.pad[1])) =
            captures() ? Tuple(s[0] + row_code(real.x), s[1]) : pair(s);
        above = RDom(0, first, "above");
        row_at(above) = pair(row_at(in_plane(first)));
        below = RDom(last + 1, all - 1 - last, "below");
        row_at(in_plane(below)) = pair(row_at(in_plane(last)));
    }

    // ---- Along y ----

    int k_y() const {
        return parse_xyz(kernel)[1];
    }
    int rows_of_block() const {
        return (k_y() + 1) / 2;
    }
    // So many rows of the output are done together: their windows have most rows in common. The
    // ends of the first one's rows, and the heads of what follows, are compared once for all.
    void define_bests() {
        const int k = k_y(), count = rows_of_block();
        const auto row = [&](const Expr &n) {
            return pair(rows(lane, block * count + n, v, z, p));
        };
        const auto end_at = [&](const Expr &n) { return end(lane, n, v, block, z, p); };
        const auto head_at = [&](const Expr &n) { return head(lane, n, v, block, z, p); };
        const auto best_at = [&](const Expr &n) { return best(lane, n, v, block, z, p); };
        end(lane, t, v, block, z, p) = none();
        end_at(k - 1) = row(k - 1);
        in_either_way(end, 0, k - 1, [&](bool ordinary, const Expr &n) {
            end_at(k - 2 - n) = better(ordinary, row(k - 2 - n), pair(end_at(k - 1 - n)));
        });
        head(lane, t, v, block, z, p) = none();
        head_at(0) = row(k);
        in_either_way(head, 1, count - 2, [&](bool ordinary, const Expr &n) {
            head_at(n) = better(ordinary, pair(head_at(n - 1)), row(k + n));
        });
        best(lane, t, v, block, z, p) = none();
        best_at(0) = pair(end_at(0));
        in_either_way(best, 1, count - 1, [&](bool ordinary, const Expr &n) {
            best_at(n) = better(ordinary, pair(end_at(n)), pair(head_at(n - 1)));
        });
    }

    // In registers: what is of one vector, or of `t` of them.
    void keep(Func f, const Halide::LoopLevel &level) {
        f.compute_at(level).store_in(Halide::MemoryType::Stack).vectorize(lane);
        for (const Var &one : f.args()) {
            if (one.name() != lane.name() && one.name() != t.name()) {
                f.bound_storage(one, 1);
            }
        }
        for (int u = 0; u < f.num_update_definitions(); u++) {
            f.update(u).vectorize(lane);
        }
    }
};

}  // namespace argpool
