// Gathers channels-first whose windows step by one cell, a window for each: a plane as one line.
// SPDX-License-Identifier: MIT
#pragma once

#include "window_planes.h"

namespace argpool {

// Window and cell of a number are the same far apart for each tap, across rows' ends as well: an
// index that names a cell from there names it as any does. Keys and values of a plane are laid out
// once, between keys of no tap; there are no edges. Each key is compared with all it may be.
template<typename T>
class WindowSame : public WindowPlanes<T> {
protected:
    using typename WindowCells<T>::Pair;
    using WindowCells<T>::axes;
    using WindowCells<T>::dst;
    using WindowCells<T>::index_base;
    using WindowCells<T>::index_stride;
    using WindowCells<T>::index_stride_c;
    using WindowCells<T>::indices;
    using WindowCells<T>::lanes;
    using WindowCells<T>::values;
    using WindowCells<T>::p;
    using WindowChecks<T>::foreign;
    using WindowFlat<T>::lane, WindowFlat<T>::v;

    bool same() const {
        return this->schedule_name.value() == "same";
    }

    void define_same() {
        const int n = lanes;
        const Expr ours = lies_same(), vectors = (cells() + n - 1) / n;
        lay_line(select(ours, vectors, 0));
        // A vector is loaded once for each row of windows, and its lanes move on: the last of them
        // lack windows, and are stored again by the vector that follows.
        const int each = n - (axes[0].kernel - 1);
        const Expr most = (cells() + each - 1) / each;
        const Expr near_at = v * each + lane - axes[0].pad + t * width();
        near(lane, v, t, p) = Tuple(line(near_at, p)[0], line(near_at, p)[1]);
        const auto lane_on = [&](int by) {
            return Halide::Internal::promise_clamped(min(lane + by, n - 1), 0, n - 1);
        };
        all(lane, v, p) = this->cell({0, 0, 0}, [&](int dx, int dy, int) {
            const Halide::FuncRef window = near(lane_on(dx + axes[0].pad), v, dy, p);
            return Pair{window[0], window[1]};
        });
        const RDom r(0, n, 0, select(ours, most, 0), 0, select(ours, dst.dim(3).extent(), 0), "r");
        RDom stored = r;
        stored.where(r.x < cells() - r.y * each);
        dst(this->x, this->y, this->z, p) = Halide::undef(this->elem_type());
        dst(r.y * each + r.x, 0, 0, r.z) = all(r.x, r.y, r.z);
        Halide::Stage gather = dst.update(0);
        gather.allow_race_conditions().vectorize(r.x).reorder(r.x, r.y, r.z);
        for (Func f : {near, all}) {
            f.bound(lane, 0, n)
                .bound_extent(v, 1)
                .bound_extent(p, 1)
                .compute_at(dst, r.y)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
        }
        near.bound_extent(t, axes[1].kernel).unroll(t);
        line.compute_at(dst, r.z);

        // Tiles that are no whole planes, and cells that are numbered otherwise: one by one.
        RDom others(0, 1, "others");
        others.where(!ours);
        const Group own{this->x + others.x, this->y, this->z};
        dst(this->x, this->y, this->z, p) =
            this->any_cell(this->x, [&](int dx, int dy, int dz) {
                return this->fetch_at(own, {dx, dy, dz}, p, 0, 0);
            });
        check(ours, gather, r.z);
    }

private:
    Func line{"line"}, wrong{"wrong"}, flags{"flags"};
    Func near{"near"}, all{"all"};
    Var i{"i"}, t{"t"};

    Expr cells() const {
        return dst.dim(0).extent() * dst.dim(1).extent();
    }
    template<typename Buffer>
    static Expr in_rows(const Buffer &buffer) {
        return lies_in_a_row(buffer, 0, {buffer.dim(0).extent(), buffer.dim(1).extent(), 1});
    }
    template<typename Buffer>
    static Expr in_line(const Buffer &buffer, const Expr &at, const Expr &plane) {
        return buffer(inside(at, buffer.dim(0)), buffer.dim(1).min(), buffer.dim(2).min(), plane);
    }
    Expr width() const {
        return dst.dim(0).extent();
    }
    Expr start(const Expr &vector) const {
        return min(vector * lanes, cells() - lanes);
    }
    // Rows are so wide that no two taps are one cell.
    Expr lies_same() const {
        Expr ours = in_rows(values) && in_rows(indices) && in_rows(dst) &&
                    width() >= axes[0].kernel && cells() >= int(lanes) &&
                    cells() < (1 << 28) && index_stride()[0] == 1 &&
                    index_stride()[1] == width();
        for (int d = 0; d < 3; d++) {
            const Expr extent = dst.dim(d).extent();
            ours = ours && values.dim(d).min() == 0 && values.dim(d).extent() == extent &&
                   this->cell_min()[d] == 0 && this->cell_extent()[d] == extent;
        }
        return ours && dst.dim(2).extent() == 1;
    }
    Expr distance(const Expr &at) const {
        return cast<int64_t>(in_line(indices, at, p)) - index_base -
               cast<int64_t>(p) * index_stride_c;
    }

    void lay_line(const Expr &vectors) {
        const int n = lanes;
        const Expr reach = axes[1].pad * width() + axes[0].pad, margin = reach + n;
        const Tuple none(this->no_key(), Halide::undef(this->elem_type()));
        line(i, p) = Tuple(Halide::undef(this->key_type()), Halide::undef(this->elem_type()));
        const RDom r(0, n, 0, vectors, "lay");
        const Expr at = start(r.y) + r.x;
        line(at, p) = Tuple(cast<uint32_t>(distance(at)) - cast<uint32_t>(r.x) -
                                cast<uint32_t>(start(r.y) - reach),
                            in_line(values, at, p));
        const RDom e(0, n, 0, (margin + n - 1) / n, "e");
        line(-n - e.y * n + e.x, p) = none;
        line(cells() + e.y * n + e.x, p) = none;
        line.update(0).allow_race_conditions().vectorize(r.x);
        line.update(1).allow_race_conditions().vectorize(e.x);
        line.update(2).allow_race_conditions().vectorize(e.x);
    }

    void check(const Expr &ours, Halide::Stage &gather, const Halide::RVar &planes) {
        const int n = lanes;
        const RDom u(0, (cells() + n - 1) / n, "u");
        const Expr at = start(u) + lane, key = line(at, p)[0];
        Expr left = key;
        for (int k = 1; k < axes[1].kernel; k++) {
            left = min(left, key - cast<uint32_t>(k * width()));
        }
        const Halide::FuncRef so_far = wrong(lane, p);
        wrong(lane, p) = Tuple(cast<uint32_t>(0), cast<int64_t>(0));
        const Expr from = distance(at), to = cast<int64_t>(cells()) - 1 - from;
        wrong(lane, p) = Tuple(max(so_far[0], left), so_far[1] | from | to);
        wrong.update().reorder(lane, u).vectorize(lane, n);
        wrong.vectorize(lane, n).bound(lane, 0, n).compute_at(dst, planes);
        wrong.store_in(Halide::MemoryType::Stack).bound_extent(p, 1);

        // In the loop over planes that gathers, whose variables have these names.
        const RDom m(0, n, 0, 1, 0, select(ours, dst.dim(3).extent(), 0), "r");
        const Expr any = wrong(m.x, m.z)[0] > cast<uint32_t>(axes[0].kernel - 1) ||
                         wrong(m.x, m.z)[1] < 0;
        flags(p) = cast<uint8_t>(0);
        flags(m.z) = max(flags(m.z), cast<uint8_t>(any));
        flags.compute_root();
        Halide::Stage marks = flags.update();
        marks.reorder(m.x, m.y, m.z).atomic().vectorize(m.x);
        marks.compute_with(gather, planes);
        Func result = *foreign;
        result(p) = select(ours, flags(p), cast<uint8_t>(0));
        this->define_tap_x();
        this->check_past(select(ours, max(dst.dim(1).extent(), this->last_window(1) + 1), 0), 0);
    }
};

}  // namespace argpool
