// The schedules of the kernels that gather what compiled windows hold: bulk and edges,
// channels-first and channels-last.
// SPDX-License-Identifier: MIT
#pragma once

#include "buffers.h"
#include "window_laps_channels.h"

namespace argpool {

template<typename T>
class WindowGather : public WindowLapsChannels<T> {
public:
    void generate() {
        axes = window_axes(this->kernel, this->stride, this->pad, this->dilation);
        if (channels_last()) {
            define_channels_last();
        } else {
            define_channels_first();
        }
        for (auto dim : {values.dim(0), indices.dim(0)}) {
            dim.set_stride(1);
        }
        promise_output(dst, this->align, channels_last() ? 0 : multiple_w.value());
        this->constrain_foreign();
    }

protected:
    using typename WindowCells<T>::Pair;
    using WindowCells<T>::any_cell, WindowCells<T>::axes, WindowCells<T>::channels_last;
    using WindowCells<T>::dst, WindowCells<T>::elem_type, WindowCells<T>::existing;
    using WindowCells<T>::fetch_at, WindowCells<T>::first_window, WindowCells<T>::indices;
    using WindowCells<T>::key_at, WindowCells<T>::lanes, WindowCells<T>::last_window;
    using WindowCells<T>::multiple_w, WindowCells<T>::no_key, WindowCells<T>::stored;
    using WindowCells<T>::values, WindowCells<T>::x, WindowCells<T>::y, WindowCells<T>::z;
    using WindowCells<T>::p;
    using WindowChecks<T>::foreign;
    using WindowSpread<T>::streams;

private:
    Var h{"h"}, i{"i"};  // groups of y and z

    // ---- Channels-first: vectors of groups along x ----

    void define_channels_first() {
        if (!overlaps()) bounds_its_stores();
        if (this->same()) {
            this->define_same();
            return;
        }
        if (this->spreads()) {
            this->define_spread();
            return;
        }
        if (this->laps()) {
            this->define_laps();
            return;
        }
        if (overlaps()) {
            define_overlapping();
            return;
        }
        const int s = axes[0].stride, n = lanes;
        const Expr width = dst.dim(0).extent();
        const Expr groups = (width + s - 1) / s;

        // Groups [from, to) lie under windows that all exist: vectors of them need no test. A last
        // vector that would not fit is shifted inwards; streaming, which writes each cell once,
        // leaves it to the edges. They also have what is narrower than a vector.
        Expr from = max(0, first_window(0) - axes[0].reach(false));
        Expr to = min(width / s, last_window(0) + 1 - axes[0].reach(true));
        if (streams()) {
            from = (from + n - 1) / n * n;
            to = to / n * n;
        }
        const bool lines = this->flat();  // other planes are edges: rows are narrow
        const Expr bulk = lines ? Halide::Internal::const_false() : to - from >= n;
        from = select(bulk, from, 0);
        to = select(bulk, to, 0);
        dst(x, y, z, p) = Halide::undef(elem_type());
        Expr planes = dst.dim(3).extent();
        if (lines) {
            planes = select(this->define_planes(), 0, planes);
        } else {
            define_bulk(from, to);
        }

        // The edges: their windows are staged, those that do not exist with a key that no tap has.
        const Expr left = (from + n - 1) / n, right = (groups - to + n - 1) / n;
        const auto edge = [=](const Expr &v) { return n * v + select(v < left, 0, to - n * left); };
        define_edges(edge);
        // Beside lines a loop of the update counts planes: where there are none, nothing loops.
        RDom e = lines ? RDom(0, s * n, 0, left + right, 0, planes, "e")
                       : RDom(0, s * n, 0, left + right, "e");
        const Expr ex = edge(e.y) * s + e.x;
        if (multiple_w % (s * n) != 0 || multiple_w == 0) {
            e.where(ex < width);  // else every store is whole
        }
        const Expr plane = lines ? Expr(e.z) : Expr(p);
        dst(ex, y, z, plane) = edge_cell(e.x, y, z, plane, e.y);
        Halide::Stage edges = dst.update(dst_updates() - 1).allow_race_conditions().vectorize(e.x);
        const auto [eyo, eyi] = by_groups(edges, y, 1);
        const auto [ezo, ezi] = by_groups(edges, z, 2);
        edges.reorder(e.x, eyi, ezi, eyo, e.y, ezo,
                      lines ? Halide::VarOrRVar(e.z) : Halide::VarOrRVar(p));
        schedule_edges(eyo);
    }

    bool overlaps() const {
        return spans() > 1 && !this->same() && !this->spreads() && !this->laps();
    }
    // How many windows lie over a group.
    int spans() const {
        return axes[0].span() * axes[1].span() * axes[2].span();
    }

    void define_bulk(const Expr &from, const Expr &to) {
        const int n = lanes;
        const RDom r(0, axes[0].stride, 0, n, 0, (to - from + n - 1) / n, "r");
        const auto start = [&](const Expr &v) {
            return streams() ? from + v * n : from + min(v * n, to - from - n);
        };
        const Expr at = start(r.z), gy = y / axes[1].stride, gz = z / axes[2].stride;
        dst((at + r.y) * axes[0].stride + r.x, y, z, p) =
            any_cell(r.x, [&](int dx, int dy, int dz) {
                return fetch_at({at, gy, gz}, {dx, dy, dz}, p, r.y, 1);
            });
        Halide::Stage rows = dst.update(dst_updates() - 1);
        rows.allow_race_conditions().unroll(r.x).vectorize(r.y);
        const auto [yo, yi] = by_groups(rows, y, 1);
        const auto [zo, zi] = by_groups(rows, z, 2);
        if (streams() || foreign) {  // all rows of a group: input is read once, and steadily
            rows.reorder(r.x, r.y, yi, zi, r.z, yo, zo, p);
        } else {  // a row at a time: its cache lines are filled one after the other
            rows.reorder(r.x, r.y, r.z, yi, zi, yo, zo, p);
        }
        if (foreign) {
            this->check_rows(from, to, start, rows, r.z, yo, zo);
        }
    }

    // ---- Windows that overlap ------------------------------------------------------------------

    // Rows of windows are laid out once, as keys and values in scratch memory, between keys of no
    // tap where no window exists: whatever lies over a cell is loaded without a test. They slide
    // down the rows of dst. Phases are interleaved in registers.
    void define_overlapping() {
        const int s = axes[0].stride, n = lanes, rows = rows_a_turn(), together = rows_together();
        if (streams()) this->need_whole_tiles(s * n);  // masked stores do not stream
        lay_rows();
        const Expr gx = x / s, gy = y / axes[1].stride, gz = z / axes[2].stride;
        line(x, y, z, p) = any_cell(x, [&](int dx, int dy, int dz) {
            const Halide::FuncRef w = row(gx + dx, gy + dy, gz + dz, p);
            return Pair{w[0], w[1]};
        });
        dst(x, y, z, p) = line(x, y, z, p);

        const Var yo, turn, ym, yi, zo, zi, xo, xi, lane, phase;
        dst.split(y, yo, turn, rows, TailStrategy::GuardWithIf)
            .split(turn, ym, yi, together)
            .split(z, zo, zi, axes[2].stride, TailStrategy::GuardWithIf)
            .split(x, xo, xi, s * n, streams() ? TailStrategy::RoundUp : TailStrategy::Predicate)
            .reorder(xi, yi, zi, xo, ym, yo, zo, p)
            .vectorize(xi)
            .unroll(yi)
            .unroll(zi);
        if (s > 1) {
            line.bound_extent(x, s * n)
                .align_bounds(x, s * n)
                .bound_extent(y, together)
                .bound_extent(z, axes[2].stride)
                .store_in(Halide::MemoryType::Stack)
                .compute_at(dst, xo)
                .split(x, lane, phase, s)
                .vectorize(lane)
                .unroll(phase)
                .reorder(phase, y, z)
                .unroll(y)
                .unroll(z);
        }
        dst.never_partition(ym, yo, zo, p);
        row.align_storage(g, n).hoist_storage_root().store_at(dst, yo).compute_at(dst, yo);
        if (foreign) {
            this->check_overlapping(dst, yo, zo, rows / axes[1].stride, [&](const Group &at) {
                return Expr(row(at[0], at[1], at[2], p)[0]);
            });
        }
    }

    // Rows of dst that are computed side by side.
    int rows_together() const {
        return axes[1].stride == 1 && axes[1].span() > 1 ? 4 : axes[1].stride;
    }
    // Rows of keys are used while they are at hand, but not as soon as they are stored: a vector
    // that lies across two of those would wait for them. Those that turns share are laid twice.
    int rows_a_turn() const {
        const int most = axes[1].span() == 1 ? 1 : 2;
        return most * rows_together();
    }

    // Keys and values of a row of windows: in whole vectors, the last of which is shifted inwards;
    // then no_key on either side. What is narrower than a vector goes window by window.
    void lay_rows() {
        const int n = lanes;
        const Expr first = first_window(0), width = last_window(0) + 1 - first;
        const Expr bulk = select(width >= n, width, 0);
        const RDom r(0, n, 0, (bulk + n - 1) / n, "r"), e(0, width - bulk, "e");
        Expr exists = Halide::Internal::const_true();
        for (int d = 1; d < 3; d++) {
            if (!axes[d].trivial()) {
                const Expr at = d == 1 ? h : i;
                exists = exists && at >= first_window(d) && at <= last_window(d);
            }
        }
        const auto pair = [&](const Expr &start, const Expr &lane) {
            const Group at{start, existing(1, h, 0), existing(2, i, 0)};
            return Tuple(select(exists, key_at(at, p, lane), no_key()),
                         stored(values, at, p, lane));
        };
        const Tuple none(no_key(), Halide::undef(elem_type()));
        row(g, h, i, p) = Tuple(Halide::undef(this->key_type()), Halide::undef(elem_type()));
        const Expr start = first + min(r.y * n, bulk - n);
        row(start + r.x, h, i, p) = pair(start, r.x);
        row.update(0).allow_race_conditions().vectorize(r.x);
        row(first + bulk + e, h, i, p) = pair(inside(first + bulk + e, values.dim(0)), 0);
        row.update(1).unscheduled();
        const Expr cells = dst.dim(0).extent(), turn = axes[0].stride * n;
        const Expr needed = (cells + turn - 1) / turn * n + axes[0].reach(true);
        const RDom right(0, n, 0, max(needed - first - width + n - 1, 0) / n, "right");
        row(first + width + right.y * n + right.x, h, i, p) = none;
        row.update(2).allow_race_conditions().vectorize(right.x);
        const RDom left(0, max(first - axes[0].reach(false), 0), "left");
        row(axes[0].reach(false) + left, h, i, p) = none;
        for (int stage = 0; stage < 4; stage++) {
            row.update(stage).never_partition_all();
        }
    }

    Func row{"row"}, line{"line"};
    Var g{"g"};

    // Windows and cells of edge vector e, which are counted from its first group or cell. What lies
    // `delta` groups further is a vector of its own: all stay in registers.
    Func edge_key{"edge_key"}, edge_value{"edge_value"}, edge_cell{"edge_cell"};
    Var number{"number"}, delta{"delta"}, e{"e"};

    template<typename Edge>
    void define_edges(const Edge &edge) {
        RDom there(0, 1, "there");
        const Expr first = edge(e) + delta, lane = number + there.x;
        Expr exists = first + number >= first_window(0) && first + number <= last_window(0);
        for (int d = 1; d < 3; d++) {
            if (!axes[d].trivial()) {
                const Expr row = d == 1 ? h : i;
                exists = exists && row >= first_window(d) && row <= last_window(d);
            }
        }
        there.where(exists);
        edge_key(number, delta, h, i, p, e) = no_key();
        edge_key(number, delta, h, i, p, e) = key_at({first, h, i}, p, lane);
        edge_value(number, delta, h, i, p, e) = Halide::undef(elem_type());
        edge_value(number, delta, h, i, p, e) = stored(values, {first, h, i}, p, lane);
        const Expr gx = number / axes[0].stride, gy = y / axes[1].stride, gz = z / axes[2].stride;
        edge_cell(number, y, z, p, e) = any_cell(number, [&](int dx, int dy, int dz) {
            return Pair{edge_key(gx, dx, gy + dy, gz + dz, p, e),
                        edge_value(gx, dx, gy + dy, gz + dz, p, e)};
        });
    }

    void schedule_edges(const Var &group) {
        edge_cell.bound(number, 0, axes[0].stride * lanes)
            .compute_at(dst, group)
            .store_in(Halide::MemoryType::Stack);
        Halide::Stage cells = edge_cell;
        const auto [no, ni] = by_groups(cells, number, 0);
        const auto [yo, yi] = by_groups(cells, y, 1);
        const auto [zo, zi] = by_groups(cells, z, 2);
        cells.reorder(ni, no, yi, zi, yo, zo).vectorize(no, lanes);
        for (Func f : {edge_key, edge_value}) {
            f.bound(number, 0, lanes)
                .bound(delta, axes[0].reach(false), axes[0].span())
                .bound_extent(h, axes[1].span())
                .bound_extent(i, axes[2].span())
                .compute_at(dst, group)
                .store_in(Halide::MemoryType::Stack);
            for (Halide::Stage stage : {Halide::Stage(f), f.update()}) {
                stage.vectorize(number, lanes);
                if (spans() <= 16) {
                    stage.unroll(delta).unroll(h).unroll(i);
                }
            }
        }
    }

    // ---- Channels-last: vectors of channels, no edges but the last channels ----

    void define_channels_last() {
        const int n = lanes;
        const Expr channels = dst.dim(0).extent();
        const Expr bulk = streams() ? channels / n * n : select(channels >= n, channels, 0);
        Expr done = bulk;
        const Group own{x / axes[0].stride, y / axes[1].stride, z / axes[2].stride};
        const auto at_cell = [&](const Expr &first, const Expr &lane) {
            return any_cell(x, [&](int dx, int dy, int dz) {
                return fetch_at(own, {dx, dy, dz}, first, lane, 0);
            });
        };
        dst(p, x, y, z) = Halide::undef(elem_type());
        if (foreign) {
            this->begin_checks();
        }
        if (this->laps_channels() || this->spreads_channels()) {
            const Expr vectors = (bulk + n - 1) / n;
            const auto start = [&](const Expr &v) {
                return streams() ? v * n : min(v * n, bulk - n);
            };
            if (this->laps_channels()) {
                this->define_laps_channels(vectors, start);
            } else {
                this->define_spread_channels(vectors, start);
            }
            if (!streams()) {
                this->need_at_least(n, this->min_c);  // the last vector is shifted inwards
                return;
            }
            if (!this->laps_channels()) {
                this->check_rest(done, 0);
            }
        } else if (this->flat()) {
            const Expr lies_flat = this->lies_flat();
            bounds_its_stores();
            this->define_flat(lies_flat);
            if (foreign) {
                this->check_flat(lies_flat);
            }
            done = select(lies_flat, channels, bulk);
            define_vectors(select(lies_flat, 0, bulk), at_cell).specialize(lies_flat);
            if (foreign) {
                this->check_rest(select(lies_flat, 0, done),
                                 select(lies_flat, this->whole_windows(), 0));
            }
        } else {
            define_vectors(bulk, at_cell);
            if (foreign) {
                const Expr none = this->last_window(0) + 1;
                this->check_rest(done, select(done == channels, none, 0));
            }
        }

        RDom e(0, n, 0, (channels - done + n - 1) / n, "e");
        const Expr rest = done + e.y * n;
        e.where(rest + e.x < channels);
        dst(rest + e.x, x, y, z) = at_cell(rest, e.x);
        Halide::Stage last = dst.update(dst_updates() - 1);
        schedule_channels(last, e.x, e.y);
        if (this->flat()) {  // there is nothing left
            last.specialize(this->lies_flat());
        } else if (!streams()) {
            last.specialize(channels >= n);
        }
    }

    int dst_updates() const {
        return static_cast<Func>(dst).num_update_definitions();
    }

    template<typename Cell>
    Halide::Stage define_vectors(const Expr &bulk, const Cell &at_cell) {
        const int n = lanes;
        const RDom r(0, n, 0, (bulk + n - 1) / n, "r");
        const auto start = [&](const Expr &v) { return streams() ? v * n : min(v * n, bulk - n); };
        dst(start(r.y) + r.x, x, y, z) = at_cell(start(r.y), r.x);
        Halide::Stage cells = dst.update(dst_updates() - 1);
        const auto [xo, yo, zo] = schedule_channels(cells, r.x, r.y);
        if (foreign && !this->flat()) {
            _halide_user_assert(spans() == 1) << "windows that overlap are not checked here\n";
            this->check_channels(bulk, start, cells, r.y, xo, yo, zo);
        }
        return cells;
    }

    std::array<Var, 3> schedule_channels(Halide::Stage &cells, const Halide::RVar &lane,
                                         const Halide::RVar &vectors) {
        cells.allow_race_conditions().vectorize(lane);
        const auto [xo, xi] = by_groups(cells, x, 0);
        const auto [yo, yi] = by_groups(cells, y, 1);
        const auto [zo, zi] = by_groups(cells, z, 2);
        cells.reorder(lane, xi, yi, zi, vectors, xo, yo, zo);
        return {xo, yo, zo};
    }

    // One output group of cells together: they share their windows, and their phases are constants.
    std::pair<Var, Var> by_groups(Halide::Stage &stage, const Var &v, int d) const {
        const Var outer, inner;
        stage.split(v, outer, inner, axes[d].stride, TailStrategy::GuardWithIf).unroll(inner);
        return {outer, inner};
    }
};

}  // namespace argpool
