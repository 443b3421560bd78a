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

    // The first two updates of dst: planes whose positions a vector holds, which has them once for
    // all of a plane's cells, and others.
    void define_planes(const Expr &ours) {
        define_tables();
        if (foreign) {
            found(p) = cast<uint32_t>(0);
            found.compute_root();
        }
        for (const bool few : {true, false}) {
            const Expr these = ours && (few ? has_few() : !has_few());
            define_lines(few, select(these, (cells() + lanes - 1) / lanes, 0),
                         select(these, dst.dim(3).extent(), 0));
        }
        if (foreign) {
            check_found(ours);
        }
    }

private:
    Func table{"table"}, first_of{"first_of"}, found{"found"};

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
    Expr has_few() const {
        return positions() <= lanes;
    }
    // The first position that is loaded for a vector of cells: of its row, or the plane's last
    // vector's. Where there are few, all planes' together, it is the plane's first.
    Expr first(const Expr &vector) const {
        const Expr row = divided(start(vector), max(dst.dim(0).extent(), 1)) / axes[1].stride;
        return select(has_few(), 0, min(row * values.dim(0).extent(), positions() - lanes));
    }
    Expr near_few(const Expr &plane) const {
        return min(plane * positions(), all_positions() - lanes);
    }
    template<typename Buffer>
    static Expr in_line(const Buffer &buffer, const Expr &at) {
        const auto first = [&](int d) { return buffer.dim(d).min(); };
        return buffer(inside(at, buffer.dim(0)), first(1), first(2), first(3));
    }
    // From the plane's first index; the largest number stands for all that are further.
    Expr distance(const Expr &stored, const Expr &plane) const {
        const Expr base = index_base + cast<int64_t>(plane) * index_stride_c;
        if (index_type().bits() < 64) {
            return cast<uint32_t>(stored) - cast<uint32_t>(base);
        }
        const Expr far = cast<uint64_t>(stored) - cast<uint64_t>(base);
        return cast<uint32_t>(min(far, cast<uint64_t>(Halide::UInt(32).max())));
    }

    // The lane of a vector that is looked up in it.
    Expr within(const Expr &at) const {
        return Halide::Internal::promise_clamped(at, 0, lanes - 1);
    }

    // Planes are counted by a loop of the update: where there are none, nothing loops.
    void define_lines(bool few, const Expr &vectors, const Expr &planes) {
        const int n = lanes;
        const RDom r(0, n, 0, vectors, 0, planes, "r");
        Func key("near_key"), value("near_value");
        std::vector<Func> held{key, value};
        const Expr near = few ? near_few(p) : p * positions() + first_of(v);
        key(lane, v, p) = distance(in_line(indices, near + lane), p);
        value(lane, v, p) = in_line(values, near + lane);
        if (few) {  // those of the last planes are further on in their vectors
            const Expr ahead = p * positions() - near_few(p);
            for (Func *f : {&key, &value}) {
                Func own(f->name() + "_own");
                own(lane, v, p) = (*f)(within(min(lane + ahead, n - 1)), v, p);
                held.push_back(own);
                *f = own;
            }
        }
        const Expr of = few ? Expr(0) : Expr(r.y), picked = within(table(r.x, r.y)[0]);
        const Expr named = key(picked, of, r.z) == table(r.x, r.y)[1];
        dst(start(r.y) + r.x, 0, 0, r.z) =
            this->stored_as(this->with(this->nothing(), named, value(picked, of, r.z)));
        Halide::Stage lines = dst.update(few ? 0 : 1);
        lines.allow_race_conditions().vectorize(r.x).reorder(r.x, r.y, r.z);
        for (Func f : held) {
            f.bound(lane, 0, n)
                .bound_extent(v, 1)
                .bound_extent(p, 1)
                .compute_at(dst, few ? r.z : r.y)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
        }
        if (foreign) {  // each cell that is named is counted once, in the same loop
            found(r.z) += cast<uint32_t>(named && table(r.x, r.y)[2] == cast<uint32_t>(0));
            Halide::Stage counts = found.update(few ? 0 : 1);
            counts.reorder(r.x, r.y, r.z).atomic().vectorize(r.x);
            counts.compute_with(lines, r.y);
        }
    }

    // Of each vector of cells: the first position it needs, where each lane's is from there on, the
    // key of each cell, and whether a vector before has it.
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
        table(lane, v) = Tuple(select(exists, position - first(v), 0),
                               select(exists, key, Halide::UInt(32).max() - 1),
                               cast<uint32_t>(lane < v * lanes - start(v)));
        table.bound(lane, 0, int(lanes)).compute_root().vectorize(lane);
        first_of(v) = first(v);
        first_of.compute_root();
    }

    void check_found(const Expr &ours) {
        Func result = *foreign;
        result(p) = cast<uint8_t>(ours && found(p) != cast<uint32_t>(positions()));
        // Where planes are no lines, windows are looked at one by one.
        const auto most = [&](int d) { return select(ours, 0, last_window(d) + 1); };
        const RDom e(0, most(0), 0, most(1), 0, most(2), "e");
        const Xyz at{inside(e.x, indices.dim(0)), inside(e.y, indices.dim(1)),
                     inside(e.z, indices.dim(2))};
        result(p) = max(result(p), cast<uint8_t>(this->is_foreign(at, p, 0, 0, true)));
        result.update(0).specialize(ours);  // no loop over planes
    }
};

}  // namespace argpool
