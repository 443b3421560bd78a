// Gathers channels-first of disjoint windows whose cells in a row are together an integer: a value
// is shifted to its cell.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "buffers.h"
#include "window_same.h"

namespace argpool {

// Windows are disjoint, without gaps, and not padded. A window's value becomes an integer as wide
// as its cells in a row. How far its index is from its first cell of the row, times a cell's bits,
// is how far it is shifted: by what no cell has, nothing is left of it. Where in all rows more is
// left of that distance than a cell's number, the index was foreign.
template<typename T>
class WindowShift : public WindowSame<T> {
protected:
    using WindowCells<T>::axes;
    using WindowCells<T>::dst;
    using WindowCells<T>::index_base;
    using WindowCells<T>::index_stride;
    using WindowCells<T>::index_stride_c;
    using WindowCells<T>::indices;
    using WindowCells<T>::lanes;
    using WindowCells<T>::numbers_taps;
    using WindowCells<T>::values;
    using WindowCells<T>::x, WindowCells<T>::y, WindowCells<T>::z, WindowCells<T>::p;
    using WindowChecks<T>::foreign;
    using WindowFlat<T>::lane;

    // In a gap, cells belong to no window: no key for them would be one that no index equals.
    bool without_gaps() const {
        bool own = true;
        for (const Axis &axis : axes) {
            own = own && axis.kernel == axis.stride && axis.dilation == 1 && axis.pad == 0;
        }
        return own;
    }
    bool streams() const {
        return this->schedule_name.value().rfind("stream", 0) == 0;
    }
    // (Of 8 bits, narrowing the indices takes as long as all the rest.)
    bool shifts() const {
        return !streams() && foreign && this->elem_type().is_uint() &&
               this->get_target().has_feature(Halide::Target::AVX512) &&
               (bits() == 32 || bits() == 64);
    }

    void define_shift() {
        for (auto *input : {&values, &indices}) {
            start_at_zero(*input);
        }
        const int s = axes[0].stride, rows = axes[1].stride * axes[2].stride;
        const int each = std::min<int>(lanes / s, 512 / bits());
        // Windows from 0 to `to` are whole along x; the last vector of them is shifted inwards.
        Expr to = min(dst.dim(0).extent() / s, windows(0));
        to = select(to >= each, to, 0);
        // (Fused loops have no test where extents are seen not to be negative.)
        const auto counted = [](const Expr &extent) { return extent % (1 << 30); };
        const Expr in_a_row = counted((to + each - 1) / each);
        const Expr in_a_column = counted(windows(1)), slabs = counted(windows(2));
        const auto start = [=](const Expr &number) { return min(number * each, to - each); };
        define_count(start(number), each);

        // Rows of cells one after the other, the first at last: those that are cut off are stored
        // to where it is.
        const RDom r({{0, s * each}, {0, rows}, {0, in_a_row}, {0, in_a_column}, {0, slabs}}, "r");
        const Expr row = rows - 1 - r[1], dy = row % axes[1].stride, dz = row / axes[1].stride;
        const Expr cy = r[3] * axes[1].stride, cz = r[4] * axes[2].stride;
        const Expr exists = cy + dy < dst.dim(1).extent() && cz + dz < dst.dim(2).extent();
        const Expr first = offset_in(dst, start(r[2]) * s, cy + select(exists, dy, 0),
                                     cz + select(exists, dz, 0));
        const Expr by = count(r[0] / s, r[2], r[3], r[4], p) - row_count(row);
        const Expr cells = select(by < cast(whole(), bits()),
                                  value(r[0] / s, r[2], r[3], r[4], p) << by, cast(whole(), 0));
        dst(x, y, z, p) = Halide::undef(this->elem_type());
        dst(anywhere(first) + r[0], 0, 0, p) =
            Halide::extract_bits(this->elem_type(), cells, unit() * (r[0] % s));
        Halide::Stage stage = dst.update(0);
        stage.allow_race_conditions().vectorize(r[0]).unroll(r[1]);
        for (Func f : {count, value}) {
            f.bound(lane, 0, each)
                .bound_extent(number, 1)
                .bound_extent(h, 1)
                .bound_extent(i, 1)
                .bound_extent(p, 1)
                .compute_at(dst, r[2])
                .store_in(Halide::MemoryType::Stack);
            f.vectorize(lane);
        }
        count.update().vectorize(lane);
        define_beside(0, to * s);
        define_empty(to * s);

        const RDom same({{0, 1}, {0, 1}, {0, in_a_row}, {0, in_a_column}, {0, slabs}}, "r");
        Expr least;
        for (int k = 0; k < rows; k++) {
            const Expr left = count(lane, same[2], same[3], same[4], p) - row_count(k);
            least = least.defined() ? min(least, left) : left;
        }
        wrong(lane, p) = cast(whole(), 0);
        wrong(lane, p) = wrong(lane, p) | least;
        wrong.bound(lane, 0, each).compute_root().vectorize(lane);
        Halide::Stage marks = wrong.update();
        marks.reorder(lane, same[0], same[1], same[2], same[3], same[4], p).vectorize(lane);
        marks.compute_with(stage, r[2]);
        check(to, each);
    }

    // Cells beside those from `first` to `last`, one by one: most rows have none or one.
    void define_beside(const Expr &first, const Expr &last) {
        const RDom e(0, first + dst.dim(0).extent() - last, "e");
        const Expr at = select(e.x < first, e.x, e.x + (last - first));
        const Group own{at / axes[0].stride, y / axes[1].stride, z / axes[2].stride};
        dst(at, y, z, p) = this->any_cell(at, [&](int dx, int dy, int dz) {
            return this->fetch_at(own, {dx, dy, dz}, p, 0, 0);
        });
        Var yo, zo, yi, zi;
        dst.update(1)
            .split(y, yo, yi, axes[1].stride, TailStrategy::GuardWithIf)
            .split(z, zo, zi, axes[2].stride, TailStrategy::GuardWithIf)
            .reorder(yi, zi, yo, zo, e.x, p)
            .allow_race_conditions()
            .unroll(yi)
            .unroll(zi);
    }

    // Rows of cells, and slabs, that lie under no window.
    void define_empty(const Expr &width) {
        const Expr height = dst.dim(1).extent(), depth = dst.dim(2).extent();
        const Expr under_y = min(windows(1) * axes[1].stride, height);
        const Expr under_z = min(windows(2) * axes[2].stride, depth);
        for (int d = 1; d < 3; d++) {
            if (!axes[d].trivial()) {
                const Expr from_y = d == 1 ? under_y : 0, past_y = d == 1 ? height : under_y;
                const Expr from_z = d == 1 ? 0 : under_z;
                const RDom o(0, width, from_y, past_y - from_y, from_z, depth - from_z, "o");
                dst(o.x, o.y, o.z, p) = this->stored_as(this->nothing());
                static_cast<Func>(dst)
                    .update(static_cast<Func>(dst).num_update_definitions() - 1)
                    .allow_race_conditions()
                    .vectorize(o.x, lanes, TailStrategy::GuardWithIf);
            }
        }
    }

    // Windows from `to` on, and those that lack cells, are looked at one by one.
    void check_beside(const Expr &to) {
        Func result = *foreign;
        for (int d = 0; d < 3; d++) {
            if (!axes[d].trivial()) {
                Expr from[3] = {0, 0, 0};
                from[d] = d == 0 ? to : min(dst.dim(d).extent() / axes[d].stride, windows(d));
                const RDom e(from[0], windows(0) - from[0], from[1], windows(1) - from[1], from[2],
                             windows(2) - from[2], "e");
                const Group at{inside(e.x, indices.dim(0)), inside(e.y, indices.dim(1)),
                               inside(e.z, indices.dim(2))};
                result(p) = max(result(p), cast<uint8_t>(this->is_foreign(at, p, 0, 0, true)));
            }
        }
    }

    Expr windows(int d) const {
        return values.dim(d).extent();
    }
    template<typename Buffer>
    Expr offset_in(const Buffer &buffer, const Expr &x, const Expr &y, const Expr &z) const {
        return x + y * buffer.dim(1).stride() + z * buffer.dim(2).stride();
    }
    // By how much indices of one window differ.
    Expr step(int d) const {
        const int below = d == 0 ? 1 : axes[0].kernel * (d == 1 ? 1 : axes[1].kernel);
        return numbers_taps() ? cast<int64_t>(below) : index_stride()[d];
    }

private:
    Func count{"count"}, value{"whole"}, wrong{"wrong"}, along{"along"};
    Var number{"number"}, h{"h"}, i{"i"};

    int unit() const {
        return this->elem_type().bits();
    }
    int log_unit() const {
        return unit() == 32 ? 5 : unit() == 16 ? 4 : 3;  // 3: four cells of 8 bits
    }
    int bits() const {
        return axes[0].stride * unit();
    }
    Type whole() const {
        return Halide::UInt(bits());
    }
    // Do cells that follow each other have indices that do, and are counts of rows no larger than
    // they may be?
    Expr is_plain() const {
        const Expr most = cast<int64_t>(1) << (bits() - log_unit() - 2);
        return numbers_taps() ? Halide::Internal::const_true()
                              : step(0) == 1 && step(1) < most && step(2) < most;
    }
    // What is counted until a row of a window. Where indices are not plain, rows and cells have
    // counts of our own.
    Expr row_count(const Expr &row) const {
        const Expr dy = row % axes[1].stride, dz = row / axes[1].stride;
        const Expr cells = cast(whole(), dy) * cast(whole(), step(1)) +
                           cast(whole(), dz) * cast(whole(), step(2));
        return select(is_plain(), cells * cast(whole(), unit()),
                      cast(whole(), row) * cast(whole(), 2 * bits()));
    }

    // Of the `each` windows from `start`: values, and by how many bits indices are further than the
    // first cell's.
    void define_count(const Expr &start, int each) {
        const Expr at[3] = {0, h, i};
        Expr first = index_base + cast<int64_t>(p) * index_stride_c;
        for (int d = 1; d < 3; d++) {
            first += cast<int64_t>(at[d] * axes[d].stride) * index_stride()[d];
        }
        // What is the same in all rows, a table has.
        const Expr in_row = cast<int64_t>((start + lane) * axes[0].stride) * index_stride()[0];
        Expr far = indices(anywhere(offset_in(indices, start, h, i)) + lane, 0, 0, p);
        if (!numbers_taps()) {
            const Type narrow = Halide::UInt(this->index_type().bits());
            along(lane, number) = cast(narrow, in_row);
            along.compute_root().bound(lane, 0, each).vectorize(lane);
            far = cast(narrow, far) - along(lane, number) - cast(narrow, first);
        }
        const bool all_bits = far.type().bits() >= bits();
        Expr cells = far;
        if (far.type().bits() > bits()) {
            cells = min(far, cast(far.type(), whole().max()));
        }
        cells = cast(whole(), cells);
        const int log = log_unit();
        const Expr shifted = cells << cast(whole(), log);
        // No bit is lost, or foreign indices would be taken for others.
        count(lane, number, h, i, p) =
            all_bits ? shifted | (cells >> cast(whole(), bits() - log)) : shifted;
        RDom other(0, 1, "other");
        other.where(!is_plain());
        Expr own = whole().max();
        for (int k = 0; k < axes[1].stride * axes[2].stride; k++) {
            const int dy = k % axes[1].stride, dz = k / axes[1].stride;
            // A row that is cut off may have the index of a cell of another one: in a column-major
            // tensor of height 1 the next row's is the next column's.
            const Expr exists = h * axes[1].stride + dy < dst.dim(1).extent() &&
                                i * axes[2].stride + dz < dst.dim(2).extent();
            for (int a = 0; a < axes[0].stride; a++) {
                const Expr index = a * step(0) + dy * step(1) + dz * step(2);
                own = select(exists && far == cast(far.type(), index),
                             cast(whole(), a * unit() + 2 * bits() * k), own);
            }
        }
        count(lane, number, h, i, p) = own + cast(whole(), other.x);

        const Expr stored = values(anywhere(offset_in(values, start, h, i)) + lane, 0, 0, p);
        value(lane, number, h, i, p) = cast(whole(), stored);
    }

    void check(const Expr &to, int each) {
        Func result = *foreign;
        const RDom l(0, each, "l");
        Expr cells = cast(whole(), 0);
        for (int a = 0; a < axes[0].stride; a++) {
            cells = cells | cast(whole(), a * unit());
        }
        result(p) = cast<uint8_t>(0);
        const Expr more = (wrong(l, p) & ~cells) != cast(whole(), 0);
        result(p) = max(result(p), cast<uint8_t>(more));
        check_beside(to);
    }
};

}  // namespace argpool
