// Gathers channels-first whose planes are small: parts of a plane, of a vector of windows each.
// SPDX-License-Identifier: MIT
#pragma once

#include "buffers.h"
#include "window_flat.h"

namespace argpool {

// Windows are disjoint, four cells each. As many rows of windows as a vector holds are loaded under
// a mask; their cells are four vectors, the last of which is shifted inwards. Which windows these
// take, and which indices are theirs, stays in registers. Parts write the cells beyond their last
// row as the plane's last part does: what is not theirs, the next part writes again.
template<typename T>
class WindowParts : public WindowFlat<T> {
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
    static constexpr int part_vectors = 4;  // of cells
    Var tap{"tap"};

    bool in_parts() const {
        return this->schedule_name.value() == "parts";
    }
    // Of planes that lie flat.
    Expr parts_fit() const {
        return most() > lost() && run() >= lanes;
    }
    int taps() const {
        return axes[0].kernel * axes[1].kernel * axes[2].kernel;
    }
    Expr end(int d) const {
        return this->cell_min()[d] + this->cell_extent()[d];
    }
    template<typename Buffer>
    static Expr in_line(const Buffer &buffer, const Expr &at, const Expr &plane) {
        return buffer(inside(at, buffer.dim(0)), buffer.dim(1).min(), buffer.dim(2).min(), plane);
    }
    // From the part's first index; the largest number stands for all that are further.
    Expr distance(const Expr &stored, const Expr &plane, const Expr &row) const {
        const Expr base = index_base + cast<int64_t>(plane) * index_stride_c +
                          cast<int64_t>(row * axes[1].stride) * index_stride()[1];
        if (index_type().bits() < 64) {
            return cast<uint32_t>(stored) - cast<uint32_t>(base);
        }
        const Expr far = cast<uint64_t>(stored) - cast<uint64_t>(base);
        return cast<uint32_t>(min(far, cast<uint64_t>(Halide::UInt(32).max())));
    }
    // The first two updates of dst, and of the marks: planes that are one part, and others.
    void define_parts(const Expr &ours) {
        _halide_user_assert(axes[2].trivial() && axes[0].stride * axes[1].stride == part_vectors)
            << "\"parts\" are of windows of four cells\n";
        const Expr planes = select(ours, dst.dim(3).extent(), 0);
        sizes() = Tuple(part_rows(), run() - lanes, part_rows() * width(), step(),
                        parts() - 1);
        sizes.compute_root().store_in(Halide::MemoryType::Stack);
        define_tables();
        if (foreign) {
            static_cast<Func>(*foreign)(p) = Halide::undef<uint8_t>();
        }
        define_parts(true, select(parts() == 1, planes, 0));
        define_parts(false, select(parts() == 1, 0, planes));
        if (foreign) {
            check_singly(ours, 2);
        }
    }
    // A plane's mark is not cleared by itself.
    Expr so_far(const Expr &begins, const Expr &plane) const {
        Func result = *foreign;
        return select(begins, cast<uint8_t>(0), result(plane));
    }

    // Where planes are no lines, windows are looked at one by one.
    void check_singly(const Expr &ours, int update) {
        const RDom e(0, last_window(0) + 1, 0, last_window(1) + 1, 0, last_window(2) + 1, "e");
        const Xyz at{inside(e.x, indices.dim(0)), inside(e.y, indices.dim(1)),
                     inside(e.z, indices.dim(2))};
        Func result = *foreign, any("any");
        any(p) = cast<uint8_t>(0);
        any(p) = max(any(p), cast<uint8_t>(this->is_foreign(at, p, 0, 0, true)));
        any.update().atomic().vectorize(e.x, 8, TailStrategy::GuardWithIf);
        const RDom planes(0, select(ours, 0, dst.dim(3).extent()), "planes");
        result(planes) = any(planes);
        result.update(update).unscheduled();
        any.compute_at(*foreign, planes).store_in(Halide::MemoryType::Stack).bound_extent(p, 1);
    }

private:
    Func sizes{"part_sizes"}, table{"part_table"}, own{"part_own"};

    static Expr over(const Expr &number, const Expr &by) {
        return cast<int>(cast<uint32_t>(max(number, 0)) / cast<uint32_t>(max(by, 1)));
    }
    Expr width() const {
        return values.dim(0).extent();
    }
    Expr rows() const {
        return values.dim(1).extent();
    }
    Expr row_cells() const {  // of a row of windows
        return axes[1].stride * dst.dim(0).extent();
    }
    Expr plane_beyond() const {
        return dst.dim(0).extent() * dst.dim(1).extent() - rows() * row_cells();
    }
    Expr most() const {  // rows of windows
        return min(over(lanes, width()), over(part_vectors * lanes - plane_beyond(), row_cells()));
    }
    // Where the last row lacks cells, parts end with one that the next one begins with.
    Expr lost() const {
        return cast<int>(plane_beyond() < 0);
    }
    Expr parts() const {
        const Expr each = max(most() - lost(), 1);
        return max(over(rows() - lost() + each - 1, each), 1);
    }
    Expr step() const {
        return over(rows() - lost() + parts() - 1, parts());
    }
    Expr part_rows() const {
        return step() + lost();
    }
    Expr run() const {
        return part_rows() * row_cells() + plane_beyond();
    }
    Expr first_row(const Expr &part) const {
        return min(part * sizes()[3], rows() - sizes()[0]);
    }
    Expr start(const Expr &vector) const {
        return min(vector * lanes, sizes()[1]);
    }

    void define_parts(bool all_rows, const Expr &planes) {
        const int n = lanes;
        const RDom r(0, n, 0, part_vectors, 0, all_rows ? Expr(1) : parts(), 0, planes, "r");
        const Var part("part");
        Func key("part_key"), value("part_value");
        RDom there(0, 1, "there");
        there.where(lane < sizes()[2]);
        const Expr row = all_rows ? Expr(0) : first_row(part);
        const Expr at = row * values.dim(0).extent() + lane + there.x;
        key(lane, part, p) = cast<uint32_t>(0);
        value(lane, part, p) = cast(this->elem_type(), 0);
        key(lane, part, p) = distance(in_line(indices, at, p), p, row);
        value(lane, part, p) = in_line(values, at, p);

        const Expr picked = Halide::Internal::promise_clamped(table(r.x, r.y)[0], 0, n - 1);
        const Expr named = key(picked, r.z, r.w) == table(r.x, r.y)[1];
        const Expr to = all_rows ? Expr(0) : first_row(r.z) * row_cells();
        dst(to + start(r.y) + r.x, 0, 0, r.w) = this->stored_as(
            this->with(this->nothing(), named, value(picked, r.z, r.w)));
        Halide::Stage lines = dst.update(all_rows ? 0 : 1);
        lines.allow_race_conditions().vectorize(r.x).unroll(r.y).reorder(r.x, r.y, r.z, r.w);
        if (foreign) {
            check_parts(all_rows, key, planes, lines);
        }
        for (Func f : {key, value}) {
            f.bound(lane, 0, n)
                .bound_extent(part, 1)
                .bound_extent(p, 1)
                .compute_at(dst, r.z)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane, n)
                .update()
                .vectorize(lane, n);
        }
    }
    // Of each vector of cells: which lanes they take, and their keys. Of each window: its cells'.
    void define_tables() {
        const Expr cell = start(v) + lane;
        const Expr line = quotient_of_few(cell, max(dst.dim(0).extent(), 1));
        const Xyz at{cell - line * dst.dim(0).extent(), line, 0};
        Expr key = cast<uint32_t>(0), exists = Halide::Internal::const_true();
        Xyz window;
        for (int d = 0; d < 2; d++) {
            window[d] = at[d] / axes[d].stride;
            key += cast<uint32_t>(at[d]) * cast<uint32_t>(index_stride()[d]);
            exists = exists && window[d] < (d == 1 ? sizes()[0] : width());
            for (int i = 0; i < axes[d].stride; i++) {
                if (axes[d].covers(i).empty()) {
                    exists = exists && at[d] % axes[d].stride != i;
                }
            }
        }
        table(lane, v) = Tuple(select(exists, window[1] * width() + window[0], 0),
                               select(exists, key, Halide::UInt(32).max() - 1));
        table.bound(lane, 0, int(lanes))
            .bound(v, 0, part_vectors)
            .compute_root()
            .store_in(Halide::MemoryType::Stack)
            .vectorize(lane)
            .unroll(v);
        if (!foreign) {
            return;
        }
        const Expr row = quotient_of_few(lane, max(width(), 1));
        const Xyz o{lane - row * width(), row, 0};
        Expr rest = tap, of_tap = cast<uint32_t>(0);
        for (int d = 0; d < 2; d++) {
            const Expr further = rest % axes[d].kernel * axes[d].dilation;
            const Expr before = d == 1 ? (rows() - sizes()[0]) * axes[1].stride : Expr(0);
            const Expr exists = o[d] * axes[d].stride < end(d) - before - further;
            const Expr one = cast<uint32_t>(index_stride()[d]);
            of_tap += cast<uint32_t>(o[d]) * (one * cast<uint32_t>(axes[d].stride)) +
                      select(exists, one * cast<uint32_t>(further), cast<uint32_t>(0));
            rest = rest / axes[d].kernel;
        }
        own(lane, tap) = of_tap;
        own.bound(lane, 0, int(lanes))
            .bound(tap, 0, taps())
            .compute_root()
            .store_in(Halide::MemoryType::Stack)
            .vectorize(lane)
            .unroll(tap);
    }

    // Is each index that was loaded for a part the key of one of its window's cells?
    void check_parts(bool all_rows, const Func &key, const Expr &planes, Halide::Stage &lines) {
        // (Loops are one where their variables have one name: the third and the fourth.)
        const Expr some = all_rows ? Expr(1) : parts();
        const RDom r(0, 1, 0, 1, 0, some, 0, planes, "r"), in(0, lanes, "in");
        const Var part("part");
        // What a last row lacks is not lacking in parts before: the next one looks at it.
        const Expr not_here = select(part < sizes()[4], lost() * width(), 0);
        const Expr looks = all_rows ? sizes()[2] : sizes()[2] - not_here;
        Expr wrong = in.x < looks;
        for (int i = 0; i < taps(); i++) {
            wrong = wrong && key(in.x, part, p) != own(in.x, i);
        }
        Func result = *foreign, any("any");
        any(part, p) = cast<uint8_t>(0);
        any(part, p) = max(any(part, p), cast<uint8_t>(wrong));
        any.compute_at(dst, r.z).store_in(Halide::MemoryType::Stack).bound_extent(part, 1);
        any.bound_extent(p, 1).update().atomic().vectorize(in.x);
        const Expr marks = any(r.z, r.w);
        result(r.w) = all_rows ? marks : max(so_far(r.z == 0, r.w), marks);
        result.update(all_rows ? 0 : 1).reorder(r.x, r.y, r.z, r.w).compute_with(lines, r.z);
    }
};

}  // namespace argpool
