// Gathers channels-first of rows of a vector and more: a window's value and key, spread over its
// cells along x.
// SPDX-License-Identifier: MIT
#pragma once

#include "window_turns.h"

namespace argpool {

// Windows are disjoint, without gaps, and not padded: the cells of a vector lie under as many
// windows as it has groups, whose values and keys are loaded as they lie, once for all rows of
// cells, and each of their lanes becomes a group. An index names at most one of its window's cells:
// where fewer cells were named than there are windows, one was foreign.
template<typename T>
class WindowSpread : public WindowTurns<T> {
protected:
    using WindowCells<T>::axes;
    using WindowCells<T>::dst;
    using WindowCells<T>::existing;
    using WindowCells<T>::first_window;
    using WindowCells<T>::index_base;
    using WindowCells<T>::index_stride;
    using WindowCells<T>::index_stride_c;
    using WindowCells<T>::index_type;
    using WindowCells<T>::indices;
    using WindowCells<T>::key_type;
    using WindowCells<T>::lanes;
    using WindowCells<T>::last_window;
    using WindowCells<T>::values;
    using WindowCells<T>::x, WindowCells<T>::y, WindowCells<T>::z, WindowCells<T>::p;
    using WindowChecks<T>::foreign;
    using WindowChecks<T>::groups;
    using WindowFlat<T>::lane, WindowFlat<T>::v;
    using WindowShift<T>::streams;

    bool spreads() const {
        const int s = axes[0].stride;
        const bool wide = this->schedule_name.value().rfind("wide", 0) == 0;
        return (wide || streams()) && this->without_gaps() && s > 1 && lanes % s == 0;
    }

    void define_spread() {
        if (this->shifts()) {
            this->define_shift();
            return;
        }
        if (this->holds_rows()) {
            this->define_held();
            return;
        }
        if (this->turns()) {
            this->define_turns();
            return;
        }
        if (this->matches()) {
            this->define_match();
            return;
        }
        const int s = axes[0].stride, n = lanes * (streams() ? s : 1), each = n / s;
        // Windows [from, to) are whole along x; the last vector of them is shifted inwards, or is
        // left to cells beside, as streaming writes each cell once.
        const Expr width = dst.dim(0).extent();
        Expr from = max(first_window(0), 0), to = min(width / s, last_window(0) + 1);
        if (streams()) {
            from = (from + each - 1) / each * each;
            to = to / each * each;
        }
        const Expr some = to - from >= each;
        from = select(some, from, 0);
        to = select(some, to, 0);
        const Expr vectors = (to - from + each - 1) / each;
        const auto start = [=](const Expr &number) {
            return from + (streams() ? number * each : min(number * each, to - from - each));
        };
        Func key("spread_key"), value("spread_value");
        const Group at{start(v), existing(1, h, 0), existing(2, i, 0)};
        key(lane, v, h, i, p) = distance(at, p, lane, at[1] == h && at[2] == i);
        value(lane, v, h, i, p) = this->stored(values, at, p, lane);

        const RDom r(0, n, 0, vectors, "r");
        const Expr cell = start(r.y) * s + r.x, gy = y / axes[1].stride, gz = z / axes[2].stride;
        const auto named = [&](const Expr &dy, const Expr &dz, const Expr &row, const Expr &slab) {
            return key(r.x / s, r.y, row, slab, p) == own(r.x, dy, dz);
        };
        // As a table: Halide would take numbers apart by phase, and interleave what it compared.
        own(lane, h, i) = own_key(lane, h, i);
        own.bound(lane, 0, n)
            .bound(h, 0, axes[1].stride)
            .bound(i, 0, axes[2].stride)
            .compute_root()
            .vectorize(lane)
            .unroll(h)
            .unroll(i);
        dst(x, y, z, p) = Halide::undef(this->elem_type());
        dst(cell, y, z, p) = this->stored_as(this->with(
            this->nothing(), named(y % axes[1].stride, z % axes[2].stride, gy, gz),
            value(r.x / s, r.y, gy, gz, p)));
        Halide::Stage rows = dst.update(0);
        Var yo, zo, yi, zi;
        rows.split(y, yo, yi, axes[1].stride, TailStrategy::GuardWithIf)
            .split(z, zo, zi, axes[2].stride, TailStrategy::GuardWithIf)
            .reorder(r.x, yi, zi, r.y, yo, zo, p)
            .allow_race_conditions()
            .vectorize(r.x)
            .unroll(yi)
            .unroll(zi);
        for (Func f : {key, value}) {
            f.bound(lane, 0, each)
                .bound_extent(v, 1)
                .bound_extent(h, 1)
                .bound_extent(i, 1)
                .bound_extent(p, 1)
                .compute_at(dst, r.y)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
        }

        this->define_beside(from * s, to * s);
        if (foreign) {  // windows of a vector whose cell was named are counted in the same loop
            Expr any = Halide::Internal::const_false();
            for (int c = 0; c < axes[2].stride; c++) {
                for (int b = 0; b < axes[1].stride; b++) {
                    Expr exists = Halide::Internal::const_true();
                    if (b > 0) {
                        exists = exists && yo * axes[1].stride + b < dst.dim(1).extent();
                    }
                    if (c > 0) {
                        exists = exists && zo * axes[2].stride + c < dst.dim(2).extent();
                    }
                    any = any || (exists && named(b, c, yo, zo));
                }
            }
            found(yo, zo, p) = cast<uint32_t>(0);
            found(yo, zo, p) += cast<uint32_t>(any);
            found.compute_root();
            Halide::Stage counts = found.update();
            counts.reorder(r.x, r.y, yo, zo, p).atomic().vectorize(r.x);
            counts.compute_with(rows, r.y);
            check(from, to, vectors * each);
        }
    }

    // The key of a window's index, from its first cell; the largest stands for all that are
    // further, and for windows that do not exist: of 64 bits, they count from where no index is.
    Expr distance(const Group &at, const Expr &plane, const Expr &lane, const Expr &exists) const {
        if (this->numbers_taps() || index_type().bits() < 64) {
            return select(exists, this->key_at(at, plane, lane), this->no_key());
        }
        const Expr nowhere = cast<int64_t>(1) << 62, zero = cast<int64_t>(0);
        Expr first = index_base + cast<int64_t>(plane) * index_stride_c +
                     select(exists, zero, nowhere);
        for (int d = 0; d < 3; d++) {
            first += cast<int64_t>(at[d] * axes[d].stride) * index_stride()[d];
        }
        const Expr each = this->channels_last() ? Expr(index_stride_c)
                                                : axes[0].stride * index_stride()[0];
        const Expr step = cast<int64_t>(lane) * each;
        const Expr far = cast<uint64_t>(this->stored(indices, at, plane, lane) - step - first);
        return cast<uint32_t>(min(far, cast<uint64_t>(Halide::UInt(32).max())));
    }

    // The key of the cell at these distances from its group's first.
    Expr own_key(const Expr &dx, const Expr &dy, const Expr &dz) const {
        const Expr off[3] = {dx % axes[0].stride, dy, dz};
        Expr sum = cast(key_type(), 0);
        for (int d = 0; d < 3; d++) {
            sum += cast(key_type(), off[d]) * this->key_stride(d);
        }
        return sum;
    }

private:
    Func own{"own"};  // the keys of a vector's cells
    Func found{"found"}, in_plane{"in_plane"};
    Var h{"h"}, i{"i"};

    void check(const Expr &from, const Expr &to, const Expr &in_a_row) {
        const Xyz first = this->own_first();
        const auto most = [&](int d) { return max(last_window(d) + 1 - first[d], 0); };
        const RDom all(0, groups(1), 0, groups(2), "all");
        in_plane(p) = cast<uint32_t>(0);
        in_plane(p) += found(all.x, all.y, p);
        in_plane.update().atomic().vectorize(all.x, 8, TailStrategy::GuardWithIf);
        Func result = *foreign;
        result(p) = cast<uint8_t>(in_plane(p) != cast<uint32_t>(in_a_row * most(1) * most(2)));
        const Expr left = max(from - first[0], 0), right = max(to, first[0]);
        const RDom e(0, left + max(last_window(0) + 1 - right, 0), 0, most(1), 0, most(2), "e");
        const Expr beside = select(e.x < left, first[0] + e.x, right + e.x - left);
        const Group at{inside(beside, indices.dim(0)), inside(first[1] + e.y, indices.dim(1)),
                       inside(first[2] + e.z, indices.dim(2))};
        result(p) = max(result(p), cast<uint8_t>(this->is_foreign(at, p, 0, 0, true)));
    }
};

}  // namespace argpool
