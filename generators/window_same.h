// Gathers channels-first whose windows step by one cell, a window for each: a plane as one line.
// SPDX-License-Identifier: MIT
#pragma once

#include "window_planes.h"

namespace argpool {

// Window and cell of a number are the same far apart for each tap, across rows' ends as well: an
// index that names a cell from there names it as any does. Keys and values of a plane are laid out
// once, between keys of no tap; there are no edges. Each key is compared with all it may be.
// Vectors of windows are loaded once for several rows of cells, whose sums stay in registers.
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
        // A vector has all windows over the cells in its midst: of 16, for windows of three, 14.
        // Its lanes move for what lies beside a cell, once for all rows of cells that it serves.
        const Expr row = first_row(turn) + h - axes[1].pad;
        const Expr near_at = row * width() + first_cell(v) + lane - axes[0].pad;
        near(lane, v, h, turn, p) = Tuple(line(near_at, p)[0], line(near_at, p)[1]);
        const auto lane_on = [&](int by) {
            return Halide::Internal::promise_clamped(min(lane + by, n - 1), 0, n - 1);
        };
        all(lane, v, i, turn, p) = this->cell({0, 0, 0}, [&](int dx, int dy, int) {
            const Halide::FuncRef window =
                near(lane_on(dx + axes[0].pad), v, i + dy + axes[1].pad, turn, p);
            return Pair{window[0], window[1]};
        });
        const auto counted = [&](const Expr &length, const Expr &step) {
            return (length + step - 1) / step;
        };
        const RDom r(0, n, 0, together, 0, counted(width(), each()), 0,
                     counted(height(), together), 0, select(ours, dst.dim(3).extent(), 0), "r");
        RDom stored = r;
        stored.where(r.x < select(r.y < height(), each(), 0));
        dst(this->x, this->y, this->z, p) = Halide::undef(this->elem_type());
        dst((first_row(r.w) + r.y) * width() + first_cell(r.z) + r.x, 0, 0, r[4]) =
            all(r.x, r.z, r.y, r.w, r[4]);
        Halide::Stage gather = dst.update(0);
        gather.allow_race_conditions()
            .reorder(r.x, r.y, r.z, r.w, r[4])
            .vectorize(r.x)
            .unroll(r.y);
        for (Func f : {near, all}) {
            f.bound(lane, 0, n)
                .bound_extent(v, 1)
                .bound_extent(turn, 1)
                .bound_extent(p, 1)
                .compute_at(dst, r.z)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
        }
        near.bound(h, 0, together + axes[1].kernel - 1).unroll(h);
        all.bound(i, 0, together).unroll(i);
        line.hoist_storage_root().compute_at(dst, r[4]);

        // Tiles that are no whole planes, and cells that are numbered otherwise: one by one.
        RDom others(0, 1, "others");
        others.where(!ours);
        const Group own{this->x + others.x, this->y, this->z};
        dst(this->x, this->y, this->z, p) =
            this->any_cell(this->x, [&](int dx, int dy, int dz) {
                return this->fetch_at(own, {dx, dy, dz}, p, 0, 0);
            });
        check(ours, gather, r[4]);
    }

private:
    Func line{"line"}, index{"index"}, key{"key"}, wrong{"wrong"}, flags{"flags"};
    Func near{"near"}, all{"all"};
    Var i{"i"}, h{"h"}, turn{"turn"};
    static constexpr int together = 7;  // rows of cells

    // Cells of a vector; the last vector of a row, and the last rows, are shifted inwards. Of lower
    // planes, rows past the last are computed, and not stored.
    Expr each() const {
        return min(int(lanes) - (axes[0].kernel - 1), width());
    }
    Expr first_cell(const Expr &vector) const {
        return min(vector * each(), width() - each());
    }
    Expr first_row(const Expr &number) const {
        return min(number * together, max(height() - together, 0));
    }
    Expr height() const {
        return dst.dim(1).extent();
    }
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
                    index_stride()[1] == width() && this->keys_suffice();
        for (int d = 0; d < 3; d++) {
            const Expr extent = dst.dim(d).extent();
            ours = ours && values.dim(d).min() == 0 && values.dim(d).extent() == extent &&
                   this->cell_min()[d] == 0 && this->cell_extent()[d] == extent;
        }
        return ours && dst.dim(2).extent() == 1;
    }

    // Keys count from where a cell's first window would have its first tap; beside them, none. What
    // is wrong with indices is seen on the way.
    void lay_line(const Expr &vectors) {
        const int n = lanes;
        const Expr reach = axes[1].pad * width() + axes[0].pad, margin = reach + n;
        const auto low = [](const Expr &e) { return cast<uint32_t>(e); };
        const Tuple none(this->no_key(), Halide::undef(this->elem_type()));
        line(i, p) = Tuple(Halide::undef(this->key_type()), Halide::undef(this->elem_type()));
        const Expr base = low(index_base) + low(p) * low(index_stride_c);
        index(lane, v, p) = in_line(indices, start(v) + lane, p);
        key(lane, v, p) =
            low(index(lane, v, p)) - low(lane) - (base + low(start(v)) - low(reach));
        const RDom r(0, n, 0, vectors, "lay");
        const Expr at = start(r.y) + r.x;
        line(at, p) = Tuple(key(r.x, r.y, p), in_line(values, at, p));
        const RDom e(0, n, 0, (margin + n - 1) / n, "e");
        line(-n - e.y * n + e.x, p) = none;
        const Expr beyond = margin + max(together - height(), 0) * width();
        const RDom past(0, n, 0, (beyond + n - 1) / n, "past");
        line(cells() + past.y * n + past.x, p) = none;
        line.update(0).allow_race_conditions().vectorize(r.x);
        line.update(1).allow_race_conditions().vectorize(e.x);
        line.update(2).allow_race_conditions().vectorize(past.x);

        const RDom u(0, 1, 0, vectors, "lay");  // as the loops of `line`
        const Expr here = key(lane, u.y, p);
        Expr left = here;
        for (int k = 1; k < axes[1].kernel; k++) {
            left = min(left, here - low(k * width()));
        }
        const Halide::FuncRef so_far = wrong(lane, p);
        wrong(lane, p) = Tuple(low(0), low(0), cast(this->index_type(), 0));
        const Expr given = index(lane, u.y, p), of_first = cast(this->index_type(), index_base);
        wrong(lane, p) = Tuple(max(so_far[0], left), max(so_far[1], low(given) - base),
                               so_far[2] | (given ^ of_first));
        wrong.update().reorder(lane, u.x, u.y).vectorize(lane, n).compute_with(line.update(0), r.y);
        wrong.vectorize(lane, n).bound(lane, 0, n);
        wrong.store_in(Halide::MemoryType::Stack).bound_extent(p, 1);
        for (Func f : {index, key}) {
            f.bound(lane, 0, n)
                .bound_extent(v, 1)
                .bound_extent(p, 1)
                .compute_at(line, r.y)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
        }
    }

    void check(const Expr &ours, Halide::Stage &gather, const Halide::RVar &planes) {
        const int n = lanes;
        wrong.compute_at(dst, planes);

        // In the loop over planes that gathers, whose variables have these names.
        const RDom m(0, n, 0, 1, 0, 1, 0, 1, 0, select(ours, dst.dim(3).extent(), 0), "r");
        const Halide::FuncRef told = wrong(m.x, m[4]);
        const Expr any = told[0] > cast<uint32_t>(axes[0].kernel - 1) ||
                         told[1] >= cast<uint32_t>(cells()) ||
                         cast<int64_t>(told[2]) >> 32 != 0;
        flags(p) = cast<uint8_t>(0);
        flags(m[4]) = max(flags(m[4]), cast<uint8_t>(any));
        flags.compute_root();
        Halide::Stage marks = flags.update();
        marks.reorder(m.x, m.y, m.z, m.w, m[4]).atomic().vectorize(m.x);
        marks.compute_with(gather, planes);
        Func result = *foreign;
        result(p) = select(ours, flags(p), cast<uint8_t>(0));
        this->define_tap_x();
        this->check_past(select(ours, max(dst.dim(1).extent(), this->last_window(1) + 1), 0), 0);
    }
};

}  // namespace argpool
