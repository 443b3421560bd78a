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

    bool laps() const {
        const Axis &along = axes[0];
        return this->schedule_name.value() == "wide" && along.kernel == 3 && along.stride == 2 &&
               along.dilation == 1 && along.pad <= 1 && axes[2].trivial();
    }

    void define_laps() {
        const int n = lanes, s = 2, each = n - 1, lead = 1 - axes[0].pad;
        // Windows [from, to) are seen in vectors, the last of which is shifted inwards.
        Expr from = max(first_window(0), 0), to = last_window(0) + 1;
        const Expr some = to - from >= n && dst.dim(2).extent() == 1 && this->in_order();
        const Expr width = dst.dim(0).extent();
        const Expr vectors = select(some, (to - from + n - 3) / each, 0);
        const auto start = [=](const Expr &number) {
            return from + min(number * each, to - from - n);
        };
        Func key("lap_key"), value("lap_value"), next_key("next_key"), next_value("next_value");
        // What is told of a vector by its number alone, tables have: the loop has much to do.
        Func along("along");
        along(lane, v) = this->as_key(cast(index_type(), 0), {start(v), 0, 0}, 0, lane) -
                         this->as_key(cast(index_type(), 0), {0, 0, 0}, 0, 0);
        along.compute_root().bound(lane, 0, n).vectorize(lane);
        const Group row_of{0, existing(1, h, 0), 0}, at{start(v), row_of[1], 0};
        const Expr index = this->stored(indices, at, p, lane);
        key(lane, v, h, p) = Tuple(
            select(at[1] == h, this->as_key(index, row_of, p, 0) + along(lane, v), this->no_key()),
            index);
        value(lane, v, h, p) = this->stored(values, at, p, lane);
        const Expr next = Halide::Internal::promise_clamped(min(lane + 1, n - 1), 0, n - 1);
        next_key(lane, v, h, p) = select(lane == n - 1, this->no_key(), key(next, v, h, p)[0]);
        next_value(lane, v, h, p) = value(next, v, h, p);

        const RDom r(0, s * n, 0, axes[1].stride, 0, vectors, 0, groups(1), "r");
        const Expr cell = start(r.z) * s + lead + r.x, row = r.w * axes[1].stride + r.y;
        axes[0].pad = 1;  // as cells are counted from a centre on
        line(x, v, y, z, p) = this->any_cell(x, [&](int dx, int dy, int) {
            const Expr gy = y / axes[1].stride + dy;
            return dx > 0 ? Pair{next_key(x / s, v, gy, p), next_value(x / s, v, gy, p)}
                          : Pair{key(x / s, v, gy, p)[0], value(x / s, v, gy, p)};
        });
        axes[0].pad = 1 - lead;
        RDom stored = r;
        stored.where(r.x < width - (start(r.z) * s + lead));
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
        for (Func f : {key, value, next_key, next_value}) {
            f.bound(lane, 0, n)
                .bound_extent(v, 1)
                .bound_extent(h, axes[1].span())
                .bound_extent(p, 1)
                .compute_at(dst, r.z)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane)
                .unroll(h);
        }
        this->define_beside(select(some, from * s + lead, 0),
                            select(some, min(to * s + lead, width), 0));
        if (foreign) {
            const RDom m(0, 1, 0, 1, 0, vectors, 0, groups(1), "r");
            tap(lane, v, k) = this->tap_at(0, start(v) + lane, k);
            row_tap(h, k) = this->tap_at(1, h, k);
            row_tap.compute_root().bound(k, 0, axes[1].kernel).unroll(k);
            tap.compute_root().bound(lane, 0, n).bound(k, 0, 3).vectorize(lane).unroll(k);
            const Expr left = this->left_over(
                {start(m.z), m.w, 0},
                [&](int d, int i) {
                    return d == 0   ? Expr(tap(lane, m.z, i))
                           : d == 1 ? Expr(row_tap(m.w, i))
                                    : cast(this->key_type(), 0);
                },
                key(lane, m.z, m.w, p)[0], true);
            wrong(lane, p) = Tuple(cast(this->key_type(), 0), cast<uint64_t>(0));
            const Halide::FuncRef so_far = wrong(lane, p);
            const Group own{from, existing(1, m.w, 0), 0};
            wrong(lane, p) = Tuple(so_far[0] | left,
                                   so_far[1] | this->distance_of(key(lane, m.z, m.w, p)[1], own));
            wrong.compute_root().bound(lane, 0, n).vectorize(lane);
            wrong.update().reorder(lane, m.x, m.y, m.z, m.w, p).vectorize(lane);
            wrong.update().compute_with(rows, r.z);
            this->begin_checks();
            Func result = *foreign;
            const RDom l(0, n, "l");
            result(p) = max(result(p), cast<uint8_t>(wrong(l, p)[0] != 0 ||
                                                     (wrong(l, p)[1] >> 32) != 0));
            this->define_tap_x();
            this->check_past(select(some, groups(1), 0), 0);
        }
    }

private:
    Func line{"line"}, tap{"tap"}, row_tap{"row_tap"}, wrong{"wrong"};
    Var h{"h"}, k{"k"};
};

}  // namespace argpool
