// Gathers channels-first where windows of three cells step by two: what a window lends its cells,
// and those of the next.
// SPDX-License-Identifier: MIT
#pragma once

#include "window_spread_channels.h"

namespace argpool {

// Keys and values of a vector of windows are loaded once for all rows of a group. From its centre
// on a window has two cells; the second lies under the next window as well, which is the lane
// after: of the last lane, the window after the vector. Planes that are numbered column by column
// go cell by cell.
template<typename T>
class WindowLaps : public WindowSpreadChannels<T> {
protected:
    using typename WindowCells<T>::Pair;
    using WindowCells<T>::axes;
    using WindowCells<T>::dst;
    using WindowCells<T>::existing;
    using WindowCells<T>::first_window;
    using WindowCells<T>::index_type;
    using WindowCells<T>::indices;
    using WindowCells<T>::lanes;
    using WindowCells<T>::last_window;
    using WindowCells<T>::values;
    using WindowCells<T>::x, WindowCells<T>::y, WindowCells<T>::z, WindowCells<T>::p;
    using WindowChecks<T>::foreign;
    using WindowChecks<T>::groups;
    using WindowFlat<T>::counted;
    using WindowFlat<T>::lane, WindowFlat<T>::v;
    using WindowShift<T>::streams;

    bool laps() const {
        const Axis &along = axes[0];
        const std::string how = this->schedule_name;
        return (how == "wide" || how == "stream_laps") && along.kernel == 3 && along.stride == 2 &&
               along.dilation == 1 && along.pad <= 1 && axes[2].trivial();
    }

    void define_laps() {
        const int n = lanes, s = 2, lead = 1 - axes[0].pad;
        // Windows [from, to) are seen in vectors, the last of which is shifted inwards; streaming,
        // by whole vectors of cells.
        const int step = streams() ? n / s : 1;
        const Expr from = streams() ? Expr(0) : max(first_window(0), 0);
        Expr to = last_window(0) + 1;
        if (streams()) {
            to = min(to, dst.dim(0).extent() / s) / step * step;
        }
        const Expr some = to - from >= n && dst.dim(2).extent() == 1 && this->in_order() &&
                          this->keys_suffice() && (!streams() || first_window(0) <= 0);
        const Expr width = dst.dim(0).extent();
        const Expr vectors = counted(select(some, (to - from + n - 1) / n, 0));
        const auto start = [=](const Expr &number) {
            return from + min(number * (n / step), (to - from - n) / step) * step;
        };
        Func low("lap_low"), key("lap_key"), value("lap_value");
        Func next_key("next_key"), next_value("next_value");
        // Tables hold what a vector's number alone determines: the loop has much to do. The
        // window after it, where there is none, is one that does not reach its cells.
        Func along("along"), after("after");
        along(lane, v) = this->as_key(cast(index_type(), 0), {start(v), 0, 0}, 0, lane) -
                         this->as_key(cast(index_type(), 0), {0, 0, 0}, 0, 0);
        along.compute_root().bound(lane, 0, n).vectorize(lane);
        const Expr beyond = start(v) + n;
        after(v) = select(beyond <= last_window(0), beyond, last_window(0) - 1);
        after.compute_root();

        // All keys of a group g are counted from the first cells of its own windows, those of row
        // h = g and of the same lane: one sum serves all of its rows, and next lanes.
        const Group at{start(v), existing(1, h, 0), 0};
        const Group one{inside(after(v), values.dim(0)), at[1], 0};
        const auto in_row = [&](const Expr &row) {
            const Expr exists = existing(1, row, 0);
            const Expr past = cast(this->key_type(), select(exists == row, 0, 1 << 30));
            return this->as_key(cast(index_type(), 0), {0, exists, 0}, p, 0) + past;
        };
        const Expr from_row = in_row(g) + along(lane, v);
        index(lane, v, h, p) = this->stored(indices, at, p, lane);
        low(lane, v, h, p) = cast(this->key_type(), index(lane, v, h, p));
        key(lane, v, h, g, p) = low(lane, v, h, p) + from_row;
        value(lane, v, h, p) = this->stored(values, at, p, lane);
        const Expr next = Halide::Internal::promise_clamped(min(lane + 1, n - 1), 0, n - 1);
        const Expr low_after = cast(this->key_type(), this->stored(indices, one, p, 0));
        next_key(lane, v, h, g, p) =
            select(lane == n - 1, low_after, low(next, v, h, p)) + from_row;
        next_value(lane, v, h, p) =
            select(lane == n - 1, this->stored(values, one, p, 0), value(next, v, h, p));

        const RDom r(0, n, 0, s, 0, axes[1].stride, 0, vectors, 0, counted(groups(1)), "r");
        const Halide::RVar &vector = r.w;
        const Expr in_vector = r.y * n + r.x, first = start(vector);
        const Expr cell = first * s + lead + in_vector, row = r[4] * axes[1].stride + r.z;
        axes[0].pad = 1;  // as cells are counted from a centre on
        line(x, v, y, z, p) = this->any_cell(x, [&](int dx, int dy, int) {
            const Expr own = y / axes[1].stride, row = own + dy;
            Pair w = dx > 0 ? Pair{next_key(x / s, v, row, own, p), next_value(x / s, v, row, p)}
                            : Pair{key(x / s, v, row, own, p), value(x / s, v, row, p)};
            const Expr further = cast(this->key_type(), dx * s) * this->key_stride(0);
            w.from = in_row(own) - in_row(row) + further;
            return w;
        });
        axes[0].pad = 1 - lead;
        // Streaming, no line is stored twice; else the last cells may be missing.
        room(v) = width - (start(v) * s + lead + n);  // of its second half
        room.compute_root();
        RDom stored = r;
        stored.where(streams() ? r.y > 0 || first == from + vector * n
                               : r.y == 0 || r.x < room(vector));
        stored.where(row < dst.dim(1).extent());
        dst(x, y, z, p) = Halide::undef(this->elem_type());
        dst(cell, row, 0, p) = line(in_vector, vector, row, 0, p);
        Halide::Stage rows = dst.update(0);
        Var phase;
        rows.allow_race_conditions()
            .reorder(r.x, r.y, r.z, vector, r[4], p)
            .vectorize(r.x)
            .unroll(r.y)
            .unroll(r.z);
        line.bound(x, 0, s * n)
            .bound_extent(v, 1)
            .bound_extent(y, axes[1].stride)
            .bound_extent(z, 1)
            .bound_extent(p, 1)
            .compute_at(dst, vector)
            .store_in(Halide::MemoryType::Stack)
            .split(x, x, phase, s)
            .vectorize(x)
            .unroll(phase)
            .reorder(phase, y)
            .unroll(y);
        for (Func f : {key, next_key}) {
            f.bound_extent(g, 1);
        }
        for (Func f : {index, low, key, value, next_key, next_value}) {
            f.bound(lane, 0, n)
                .bound_extent(v, 1)
                .bound_extent(h, axes[1].span())
                .bound_extent(p, 1)
                .compute_at(dst, vector)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane)
                .unroll(h);
        }
        this->define_beside(select(some, from * s + lead, 0),
                            select(some, min(to * s + lead, width), 0));
        if (foreign) {
            check_laps(key, some, to, start, vectors, rows, vector);
        }
    }

private:
    Func line{"line"}, index{"lap_index"}, room{"room"};
    Func taps{"taps"}, row_tap{"row_tap"}, right{"right"};
    Var h{"h"}, g{"g"}, k{"k"};

    // In the loop over vectors: less the nearest of its rows, what is left of a key is the number
    // of a tap, and those that exist have a bit each. Where cells are numbered by steps, windows
    // are looked at one by one.
    template<typename Start>
    void check_laps(Func key, const Expr &some, const Expr &to, const Start &start,
                    const Expr &vectors, Halide::Stage &rows, const Halide::RVar &vector) {
        const int n = lanes, bits = 32;
        const Type type = this->key_type();
        const Expr plain = this->index_stride_x == 1, window = start(v) + lane;
        const auto below = [&](const Expr &t) { return cast(type, 1) << clamp(t, 0, bits - 1); };
        taps(lane, v) = below(this->last_tap(0, window) + 1) - below(this->first_tap(0, window));
        taps.compute_root().bound(lane, 0, n).vectorize(lane);
        row_tap(h, k) = this->tap_at(1, h, 0) + select(k > 0, this->tap_at(1, h, k), cast(type, 0));
        row_tap.compute_root().bound(k, 0, axes[1].kernel).unroll(k);

        // As the loops of `rows`.
        const RDom m(0, 1, 0, 1, 0, 1, 0, vectors, 0, counted(groups(1)), "r");
        const Expr at = existing(1, m[4], 0), stored = key(lane, m.w, m[4], m[4], p);
        Expr tap = stored - row_tap(at, 0);
        for (int i = 1; i < axes[1].kernel; i++) {
            tap = min(tap, stored - row_tap(at, i));
        }
        const Expr named = taps(lane, m.w) >> min(tap, bits - 1);
        const Halide::FuncRef so_far = right(lane, p);
        right(lane, p) = Tuple(cast(type, 1), cast(index_type(), 0));
        const Expr base = cast(index_type(), this->index_base);
        right(lane, p) = Tuple(select(m[4] == at, so_far[0] & named, so_far[0]),
                               so_far[1] | (index(lane, m.w, m[4], p) ^ base));
        right.compute_root().bound(lane, 0, n).vectorize(lane);
        right.update().reorder(lane, m.x, m.y, m.z, m.w, m[4], p).vectorize(lane);
        right.update().compute_with(rows, vector);
        this->begin_checks();
        Func result = *foreign;
        const RDom l(0, n, "l");
        Expr is_wrong = plain && right(l, p)[0] == 0;
        if (index_type().bits() > bits) {
            is_wrong = is_wrong || (right(l, p)[1] >> bits) != 0;
        }
        result(p) = max(result(p), cast<uint8_t>(is_wrong));
        this->define_tap_x();
        this->check_past(select(some && plain, groups(1), 0), 0);
        if (streams()) {  // windows beside
            const Xyz from = this->own_first();
            const RDom e(max(to, from[0]), last_window(0) + 1 - max(to, from[0]), from[1],
                         last_window(1) + 1 - from[1], "e");
            const Group one{inside(e.x, indices.dim(0)), inside(e.y, indices.dim(1)), 0};
            const auto tap = [&](int d, int i) { return this->tap_at(d, one[d], i); };
            const Expr left = this->left_over(one, tap, this->key_at(one, p, 0), true);
            const Expr far = this->distance_of(this->stored(indices, one, p, 0), one) >> bits;
            result(p) = max(result(p), cast<uint8_t>(some && (left != 0 || far != 0)));
        }
    }
};

}  // namespace argpool
