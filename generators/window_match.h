// Gathers channels-first of disjoint windows, without masks and shifts of AVX-512: cells compare
// themselves with what their window's index names.
// SPDX-License-Identifier: MIT
#pragma once

#include "window_shift.h"

namespace argpool {

// As WindowShift, but a vector of windows has its keys and values spread over its cells, which keep
// what matches. An index names at most one of its window's cells: where fewer cells were named than
// there are windows, one was foreign. Lower halves of indices name cells; upper ones are those of
// the call's first index, or it is foreign.
template<typename T>
class WindowMatch : public WindowShift<T> {
protected:
    using WindowCells<T>::axes;
    using WindowCells<T>::dst;
    using WindowCells<T>::index_base;
    using WindowCells<T>::index_stride;
    using WindowCells<T>::index_stride_c;
    using WindowCells<T>::index_type;
    using WindowCells<T>::indices;
    using WindowCells<T>::lanes;
    using WindowCells<T>::numbers_taps;
    using WindowCells<T>::values;
    using WindowCells<T>::x, WindowCells<T>::y, WindowCells<T>::z, WindowCells<T>::p;
    using WindowChecks<T>::foreign;
    using WindowFlat<T>::counted;
    using WindowFlat<T>::lane;
    using WindowShift<T>::offset_in, WindowShift<T>::step, WindowShift<T>::windows;

    bool matches() const {
        const Halide::Target t = this->get_target();
        // (Parts of eight cells of 8 bits are too small to stream.)
        const bool stores = !this->streams() || this->elem_type().bits() > 8;
        return stores && foreign && t.has_feature(Halide::Target::AVX2) &&
               !t.has_feature(Halide::Target::AVX512);
    }

    void define_match() {
        for (auto *input : {&values, &indices}) {
            start_at_zero(*input);
        }
        const int s = axes[0].stride, rows = axes[1].stride * axes[2].stride;
        const int turn = cells_of_a_turn(), each = turn / s;
        const int n = std::min<int>(turn, 8), parts = turn / n;  // of cells: registers
        // Windows from 0 to `to` are whole along x; the last turn of them is shifted inwards.
        Expr to = min(dst.dim(0).extent() / s, windows(0));
        if (this->streams()) {  // by 16 bytes, where a store without the cache may begin
            const int quarter = std::max(each / 4, 1);
            to = to / quarter * quarter;
        }
        to = select(to >= each && one_half(), to, 0);
        const Expr in_a_row = counted((to + each - 1) / each);
        const Expr in_a_column = counted(windows(1)), slabs = counted(windows(2));
        const Expr planes = counted(dst.dim(3).extent());
        const auto start = [=](const Expr &number) {
            const Expr first = select(goes_down(), in_a_row - 1, 0);
            const Expr turn = first + number * select(goes_down(), -1, 1);
            return min((this->streams() ? turn : number) * each, to - each);
        };
        define_windows(start(number), each);

        // Rows of cells one after the other, the first at last: those that are cut off are stored
        // to where it is. (Planes are counted by a loop of the update, whose extent is seen not to
        // be negative: fused loops have no test then.)
        const RDom r({{0, n}, {0, parts}, {0, rows}, {0, in_a_row}, {0, in_a_column}, {0, slabs},
                      {0, planes}}, "r");
        const Expr row = rows - 1 - r[2], dy = row % axes[1].stride, dz = row / axes[1].stride;
        const Expr cy = r[4] * axes[1].stride, cz = r[5] * axes[2].stride;
        const Expr exists = cy + dy < dst.dim(1).extent() && cz + dz < dst.dim(2).extent();
        const Expr first = offset_in(dst, start(r[3]) * s, cy + select(exists, dy, 0),
                                     cz + select(exists, dz, 0));
        const auto named = [&](const RDom &at, const Expr &in_part, const Expr &part,
                               const Expr &of_row) {
            const Expr cell = part * n + in_part;
            Expr key = low(index(cell / s, at[3], at[4], at[5], at[6]));
            if (!numbers_taps()) {  // less what a turn's first is
                key -= low(index_base) + low(at[6]) * low(index_stride_c) +
                       low(start(at[3]) * s) * low(index_stride()[0]) +
                       low(at[4] * axes[1].stride) * low(index_stride()[1]) +
                       low(at[5] * axes[2].stride) * low(index_stride()[2]);
            }
            return key == own(cell, of_row);
        };
        define_own(rows);
        const Expr cell = r[1] * n + r[0];
        dst(x, y, z, p) = Halide::undef(this->elem_type());
        dst(anywhere(first) + cell, 0, 0, r[6]) = this->stored_as(
            select(named(r, r[0], r[1], row), value(cell / s, r[3], r[4], r[5], r[6]),
                   this->nothing()));
        Halide::Stage stage = dst.update(0);
        stage.allow_race_conditions().vectorize(r[0]).unroll(r[1]).unroll(r[2]);
        for (Func f : {index, value}) {
            f.bound(lane, 0, each)
                .bound_extent(number, 1)
                .bound_extent(h, 1)
                .bound_extent(i, 1)
                .bound_extent(p, 1)
                .compute_at(dst, r[3])
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
        }
        this->define_beside(0, to * s);
        this->define_empty(to * s);

        // Cells that are named, in each lane, and the bits in which indices are not the first's.
        const RDom m({{0, 1}, {0, 1}, {0, 1}, {0, in_a_row}, {0, in_a_column}, {0, slabs},
                      {0, planes}}, "r");
        const auto in_the_loop = [&](Func f) {
            Halide::Stage update = f.update(f.num_update_definitions() - 1);
            update.reorder(lane, m[0], m[1], m[2], m[3], m[4], m[5], m[6]).vectorize(lane);
            update.compute_with(stage, r[3]);
        };
        found(lane, i, p) = low(0);
        for (int part = 0; part < parts; part++) {
            Expr any = Halide::Internal::const_false();
            for (int k = 0; k < rows; k++) {
                any = any || named(m, lane, part, k);
            }
            found(lane, part, m[6]) += low(any);
            in_the_loop(found);
        }
        found.bound(lane, 0, n).bound(i, 0, parts).compute_root().vectorize(lane);
        const int half = std::min(each, 4);
        far(lane, p) = cast(index_type(), 0);
        if (index_type().bits() == 64) {
            Expr differ = far(lane, m[6]);
            for (int k = 0; k < each / half; k++) {
                differ = differ | (index(k * half + lane, m[3], m[4], m[5], m[6]) ^ index_base);
            }
            far(lane, m[6]) = differ;
            in_the_loop(far);
        }
        far.bound(lane, 0, half).compute_root().vectorize(lane);

        Func result = *foreign;
        const RDom l(0, n, 0, parts, "l"), e(0, half, "e");
        in_plane(p) = low(0);
        in_plane(p) += found(l.x, l.y, p);
        const Expr all = low(in_a_row) * low(in_a_column) * low(slabs) * low(each);
        result(p) = cast<uint8_t>(in_plane(p) != all);
        if (index_type().bits() == 64) {
            result(p) = max(result(p), cast<uint8_t>((far(e, p) >> 32) != 0));
        }
        this->check_beside(to);
    }

    static Expr low(const Expr &e) {
        return cast<uint32_t>(e);
    }
    // Have all indices one upper half?
    Expr one_half() const {
        return numbers_taps() ? Halide::Internal::const_true() : this->keys_suffice();
    }

private:
    Func index{"index"}, value{"value"}, own{"own"};
    Func found{"found"}, far{"far"}, in_plane{"in_plane"};
    Var number{"number"}, h{"h"}, i{"i"};

    // A line of the cache, where these are streamed.
    int cells_of_a_turn() const {
        return this->streams() ? 2 * lanes : int(lanes);
    }

    // Loads wait for a streamed store that is on its way to where they would be in another page
    // (Zen 3). In rows of whole pages cells lie as far behind their indices, modulo a page, all
    // along: where that is a few turns, a row's last turn is the first.
    Expr goes_down() const {
        const auto row = [](const auto &buffer) {
            return buffer.dim(1).stride() * buffer.type().bytes() % 4096;
        };
        const Expr behind = (address_of(dst) - address_of(indices)) % 4096;
        return row(dst) == 0 && row(indices) == 0 && behind - 1 < 256;
    }

    // Of the `each` windows from `start`.
    void define_windows(const Expr &start, int each) {
        index(lane, number, h, i, p) =
            indices(anywhere(offset_in(indices, start, h, i)) + lane, 0, 0, p);
        const Expr stored = values(anywhere(offset_in(values, start, h, i)) + lane, 0, 0, p);
        value(lane, number, h, i, p) =
            this->with(this->nothing(), Halide::Internal::const_true(), stored);
    }
    // The keys of a turn's cells, from its first.
    void define_own(int rows) {
        const Expr in_window = numbers_taps() ? lane % axes[0].stride : Expr(lane);
        own(lane, i) = low(in_window) * low(step(0)) + low(i % axes[1].stride) * low(step(1)) +
                       low(i / axes[1].stride) * low(step(2));
        own.bound(lane, 0, cells_of_a_turn())
            .bound(i, 0, rows)
            .compute_root()
            .vectorize(lane)
            .unroll(i);
    }
};

}  // namespace argpool
