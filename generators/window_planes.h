// Gathers channels-first whose planes are small: a plane's cells as one line.
// SPDX-License-Identifier: MIT
#pragma once

#include "window_flat.h"

namespace argpool {

// Windows are disjoint, and planes follow each other without gaps. What a vector of a plane's cells
// needs lies within a vector of pooled positions: it is loaded as it lies, and each cell takes its
// own window's out of it. Which lane that is, and which index is the cell's, is the same in all
// planes: tables have it. An index names at most one of its window's cells: where fewer cells were
// named than there are windows, one was foreign.
template<typename T>
class WindowPlanes : public WindowFlat<T> {
protected:
    using WindowCells<T>::axes;
    using WindowCells<T>::dst;
    using WindowCells<T>::index_base;
    using WindowCells<T>::index_stride;
    using WindowCells<T>::index_stride_c;
    using WindowCells<T>::index_type;
    using WindowCells<T>::indices;
    using WindowCells<T>::lanes;
    using WindowCells<T>::last_window;
    using WindowCells<T>::values;
    using WindowCells<T>::p;
    using WindowChecks<T>::foreign;
    using WindowFlat<T>::lane, WindowFlat<T>::v;
    using WindowFlat<T>::which, WindowFlat<T>::own_key;
    using WindowFlat<T>::near_value, WindowFlat<T>::near_key;

    Expr planes_lie_flat() const {
        const auto packed = [](const auto &buffer) {
            const Xyz extent{buffer.dim(0).extent(), buffer.dim(1).extent(),
                             buffer.dim(2).extent()};
            return lies_in_a_row(buffer, 0, extent) &&
                   (buffer.dim(3).extent() == 1 ||
                    buffer.dim(3).stride() == extent[0] * extent[1] * extent[2]);
        };
        const int n = lanes;
        const Expr width = max(dst.dim(0).extent(), 1), s = axes[1].stride;
        const Expr rows = divided(divided(n - 2 + width, width) + s - 1, s) + 1;
        const Expr flat = dst.dim(2).extent() == 1, all = positions() <= n;
        Expr ours = (axes[2].trivial() ? flat : flat || all) &&
                    (all || rows * values.dim(0).extent() <= n) &&
                    cells() >= n && all_positions() >= n && packed(values) && packed(indices) &&
                    packed(dst);
        Expr span = cast<int64_t>(0);
        for (int d = 0; d < 3; d++) {
            const Expr end = this->cell_min()[d] + this->cell_extent()[d];
            const Expr under = min(values.dim(d).extent() * axes[d].stride, end);
            ours = ours && values.dim(d).min() == 0 && under <= dst.dim(d).extent();
            span += cast<int64_t>(dst.dim(d).extent()) * index_stride()[d];
        }
        const Expr count = cast<int64_t>(positions()) * dst.dim(3).extent();
        return ours && span < cast<int64_t>(Halide::UInt(32).max()) && count < (1 << 30);
    }

    // The first update of dst.
    void define_planes(const Expr &ours) {
        const int n = lanes;
        const RDom r(0, n, 0, select(ours, (cells() + n - 1) / n, 0), "r");
        define_tables();
        near_value(lane, v, p) = in_line(values, near(v) + lane);
        near_key(lane, v, p) = distance(in_line(indices, near(v) + lane));

        const Expr key = near_key(picked(r), r.y, p), value = near_value(picked(r), r.y, p);
        const Expr named = key == own_key(r.x, r.y);
        dst(start(r.y) + r.x, 0, 0, p) =
            this->stored_as(this->with(this->nothing(), named, value));
        Halide::Stage planes = dst.update(0);
        planes.allow_race_conditions().vectorize(r.x).reorder(r.x, r.y, p);
        for (Func f : {near_value, near_key}) {
            f.bound(lane, 0, n)
                .bound_extent(v, 1)
                .bound_extent(p, 1)
                .compute_at(dst, r.y)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
        }
        if (foreign) {
            count(planes, r, ours);
        }
    }

private:
    Func first_of{"first_of"}, found{"found"};

    template<typename Buffer>
    static Expr size(const Buffer &buffer) {
        return buffer.dim(0).extent() * buffer.dim(1).extent() * buffer.dim(2).extent();
    }
    Expr cells() const {
        return size(dst);
    }
    Expr positions() const {
        return size(values);
    }
    Expr all_positions() const {
        return positions() * dst.dim(3).extent();
    }
    // A plane's vectors; the last one is shifted inwards.
    Expr start(const Expr &vector) const {
        return min(vector * lanes, cells() - lanes);
    }
    // The first position that a vector of cells needs: of its row, where not all are at hand.
    Expr first(const Expr &vector) const {
        const Expr row = divided(start(vector), max(dst.dim(0).extent(), 1)) / axes[1].stride;
        return select(positions() <= lanes, 0, row * values.dim(0).extent());
    }
    // The positions that are loaded for it: of all planes together.
    Expr near(const Expr &vector) const {
        return min(p * positions() + first_of(vector), all_positions() - lanes);
    }
    template<typename Buffer>
    static Expr in_line(const Buffer &buffer, const Expr &at) {
        const auto first = [&](int d) { return buffer.dim(d).min(); };
        return buffer(inside(at, buffer.dim(0)), first(1), first(2), first(3));
    }
    Expr picked(const RDom &r) {
        const Expr ahead = p * positions() + first_of(r.y) - near(r.y);
        return Halide::Internal::promise_clamped(which(r.x, r.y) + ahead, 0, lanes - 1);
    }
    // From the plane's first index; the largest number stands for all that are further.
    Expr distance(const Expr &stored) const {
        const Expr base = index_base + cast<int64_t>(p) * index_stride_c;
        if (index_type().bits() < 64) {
            return cast<uint32_t>(stored) - cast<uint32_t>(base);
        }
        const Expr far = cast<uint64_t>(stored) - cast<uint64_t>(base);
        return cast<uint32_t>(min(far, cast<uint64_t>(Halide::UInt(32).max())));
    }

    // Of each vector of cells: the first position it needs, where each lane's is from there on, and
    // the key of each cell.
    void define_tables() {
        const Expr cell = start(v) + lane;
        const Expr width = max(dst.dim(0).extent(), 1), height = max(dst.dim(1).extent(), 1);
        const Expr line = divided(cell, width);
        const Expr slab = axes[2].trivial() ? Expr(0) : divided(line, height);
        const Xyz at{cell - line * width, line - slab * height, slab};
        Expr position = cast<int>(0), key = cast<uint32_t>(0);
        Expr exists = Halide::Internal::const_true();
        for (int d = 2; d >= 0; d--) {
            const Expr window = at[d] / axes[d].stride, phase = at[d] % axes[d].stride;
            position = position * values.dim(d).extent() + window;
            key += cast<uint32_t>(at[d]) * cast<uint32_t>(index_stride()[d]);
            exists = exists && window <= last_window(d);
            for (int i = 0; i < axes[d].stride; i++) {
                if (axes[d].covers(i).empty()) {
                    exists = exists && phase != i;
                }
            }
        }
        which(lane, v) = select(exists, position - first(v), 0);
        own_key(lane, v) = select(exists, key, Halide::UInt(32).max() - 1);
        first_of(v) = first(v);
        first_of.compute_root();
        for (Func f : {which, own_key}) {
            f.bound(lane, 0, int(lanes)).compute_root().vectorize(lane);
        }
    }

    // The cells that are named, in the loop that gathers.
    void count(Halide::Stage &planes, const RDom &like, const Expr &ours) {
        const int n = lanes;
        const RDom r(0, n, 0, select(ours, (cells() + n - 1) / n, 0), "r");
        const Expr named = near_key(picked(r), r.y, p) == own_key(r.x, r.y);
        const Expr fresh = r.x >= r.y * n - start(r.y);  // no vector before had it
        found(p) = cast<uint32_t>(0);
        found(p) += cast<uint32_t>(named && fresh);
        found.compute_root();
        Halide::Stage marks = found.update();
        marks.reorder(r.x, r.y, p).atomic().vectorize(r.x);
        marks.compute_with(planes, like.y);

        Func result = *foreign;
        result(p) = cast<uint8_t>(ours && found(p) != cast<uint32_t>(positions()));
        // Where planes are no lines, windows are looked at one by one.
        const auto most = [&](int d) { return select(ours, 0, last_window(d) + 1); };
        const RDom e(0, most(0), 0, most(1), 0, most(2), "e");
        const Xyz at{inside(e.x, indices.dim(0)), inside(e.y, indices.dim(1)),
                     inside(e.z, indices.dim(2))};
        result(p) = max(result(p), cast<uint8_t>(this->is_foreign(at, p, 0, 0, true)));
    }
};

}  // namespace argpool
