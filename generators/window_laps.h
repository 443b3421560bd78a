// Gathers channels-first where windows of three cells step by two: what a window lends its cells,
// and those of the next.
// SPDX-License-Identifier: MIT
#pragma once

#include "window_spread_channels.h"

namespace argpool {

// Keys and values of a vector of windows are loaded once for all rows of a group. From its centre
// on a window has two cells; the second lies under the next window as well, which is the lane
// after. So vectors share a window: the last lane's second cell is stored again by the vector that
// follows. Planes that are numbered column by column go cell by cell.
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
    using WindowFlat<T>::lane, WindowFlat<T>::v;
    using WindowShift<T>::streams;

    bool laps() const {
        const Axis &along = axes[0];
        const std::string how = this->schedule_name;
        return (how == "wide" || how == "stream_laps") && along.kernel == 3 && along.stride == 2 &&
               along.dilation == 1 && along.pad <= 1 && axes[2].trivial();
    }

    void define_laps() {
        const int n = lanes, s = 2, each = streams() ? n : n - 1, lead = 1 - axes[0].pad;
        // Windows [from, to) are seen in vectors, the last of which is shifted inwards, or left to
        // cells beside.
        Expr from = max(first_window(0), 0), to = last_window(0) + 1;
        if (streams()) {
            from = (from + n - 1) / n * n;
            to = min(to, dst.dim(0).extent() / s) / n * n;
        }
        const Expr some = to - from >= n && dst.dim(2).extent() == 1 && this->in_order() &&
                          this->keys_suffice() && (!streams() || first_window(0) <= 0);
        const Expr width = dst.dim(0).extent();
        const Expr vectors = select(some, (to - from + (streams() ? 0 : n - 3)) / each, 0);
        const auto start = [=](const Expr &number) {
            return from + (streams() ? number * each : min(number * each, to - from - n));
        };
        Func key("lap_key"), value("lap_value"), next_key("next_key"), next_value("next_value");
        // What is told of a vector by its number alone, tables have: the loop has much to do.
        Func along("along");
        along(lane, v) = this->as_key(cast(index_type(), 0), {start(v), 0, 0}, 0, lane) -
                         this->as_key(cast(index_type(), 0), {0, 0, 0}, 0, 0);
        along.compute_root().bound(lane, 0, n).vectorize(lane);
        const Group row_of{0, existing(1, h, 0), 0}, at{start(v), row_of[1], 0};
        index(lane, v, h, p) = this->stored(indices, at, p, lane);
        const Expr none = cast(this->key_type(), 1 << 30), zero = cast(this->key_type(), 0);
        const Expr past = select(at[1] == h, zero, none);  // beyond all taps
        const Expr in_row = this->as_key(cast(index_type(), 0), row_of, p, 0) + past;
        key(lane, v, h, p) =
            cast(this->key_type(), index(lane, v, h, p)) + in_row + along(lane, v);
        value(lane, v, h, p) = this->stored(values, at, p, lane);
        // The lane after the last is no window's, or the next vector's first where each cell is
        // stored once.
        Expr last_key = this->no_key(), last_value;
        if (streams()) {
            const Expr beyond = start(v) + n, there = min(beyond, last_window(0));
            const Group one{there, row_of[1], 0};
            const Expr far = this->as_key(cast(index_type(), 0), {there, 0, 0}, 0, 0) -
                             this->as_key(cast(index_type(), 0), {0, 0, 0}, 0, 0);
            after(v, h, p) = Tuple(
                cast(this->key_type(), this->stored(indices, one, p, 0)) + in_row + far +
                    select(beyond == there, zero, none),
                this->stored(values, one, p, 0));
            last_key = after(v, h, p)[0];
            last_value = after(v, h, p)[1];
        }
        const Expr next = Halide::Internal::promise_clamped(min(lane + 1, n - 1), 0, n - 1);
        next_key(lane, v, h, p) = select(lane == n - 1, last_key, key(next, v, h, p));
        const Expr next_lane = value(next, v, h, p);
        next_value(lane, v, h, p) =
            streams() ? select(lane == n - 1, last_value, next_lane) : next_lane;

        const RDom r(0, s * n, 0, axes[1].stride, 0, vectors, 0, groups(1), "r");
        const Expr cell = start(r.z) * s + lead + r.x, row = r.w * axes[1].stride + r.y;
        axes[0].pad = 1;  // as cells are counted from a centre on
        line(x, v, y, z, p) = this->any_cell(x, [&](int dx, int dy, int) {
            const Expr gy = y / axes[1].stride + dy;
            return dx > 0 ? Pair{next_key(x / s, v, gy, p), next_value(x / s, v, gy, p)}
                          : Pair{key(x / s, v, gy, p), value(x / s, v, gy, p)};
        });
        axes[0].pad = 1 - lead;
        room(v) = width - (start(v) * s + lead);  // more than a vector of cells
        room.compute_root();
        RDom stored = r;
        if (!streams()) {
            stored.where(r.x < n || r.x < room(r.z));
        }
        stored.where(row < dst.dim(1).extent());
        dst(x, y, z, p) = Halide::undef(this->elem_type());
        dst(cell, row, 0, p) = line(r.x, r.z, row, 0, p);
        Halide::Stage rows = dst.update(0);
        Var phase;
        rows.allow_race_conditions().reorder(r.x, r.y, r.z, r.w, p).vectorize(r.x).unroll(r.y);
        line.bound(x, 0, s * n)
            .bound_extent(v, 1)
            .bound_extent(y, axes[1].stride)
            .bound_extent(z, 1)
            .bound_extent(p, 1)
            .compute_at(dst, r.z)
            .store_in(Halide::MemoryType::Stack)
            .split(x, x, phase, s)
            .vectorize(x)
            .unroll(phase)
            .reorder(phase, y)
            .unroll(y);
        for (Func f : {index, key, value, next_key, next_value}) {
            f.bound(lane, 0, n)
                .bound_extent(v, 1)
                .bound_extent(h, axes[1].span())
                .bound_extent(p, 1)
                .compute_at(dst, r.z)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane)
                .unroll(h);
        }
        if (streams()) {
            after.bound_extent(v, 1)
                .bound_extent(h, axes[1].span())
                .bound_extent(p, 1)
                .compute_at(dst, r.z)
                .store_in(Halide::MemoryType::Stack)
                .unroll(h);
        }
        this->define_beside(select(some, from * s + lead, 0),
                            select(some, min(to * s + lead, width), 0));
        if (foreign) {
            check_laps(key, some, to, start, vectors, rows, r.z);
        }
    }

private:
    Func line{"line"}, index{"lap_index"}, room{"room"}, after{"after"};
    Func taps{"taps"}, row_tap{"row_tap"}, right{"right"};
    Var h{"h"}, k{"k"};

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

        const RDom m(0, 1, 0, 1, 0, vectors, 0, groups(1), "r");  // as the loops of `rows`
        const Expr at = existing(1, m.w, 0), stored = key(lane, m.z, m.w, p);
        Expr tap = stored - row_tap(at, 0);
        for (int i = 1; i < axes[1].kernel; i++) {
            tap = min(tap, stored - row_tap(at, i));
        }
        const Expr named = taps(lane, m.z) >> min(tap, bits - 1);
        const Halide::FuncRef so_far = right(lane, p);
        right(lane, p) = Tuple(cast(type, 1), cast(index_type(), 0));
        const Expr base = cast(index_type(), this->index_base);
        right(lane, p) = Tuple(select(m.w == at, so_far[0] & named, so_far[0]),
                               so_far[1] | (index(lane, m.z, m.w, p) ^ base));
        right.compute_root().bound(lane, 0, n).vectorize(lane);
        right.update().reorder(lane, m.x, m.y, m.z, m.w, p).vectorize(lane);
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
