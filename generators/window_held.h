// Gathers channels-first of disjoint windows whose rows are whole pages, beyond the cache.
// SPDX-License-Identifier: MIT
#pragma once

#include "window_match.h"

namespace argpool {

// As WindowMatch, but some turns' keys and values are held in memory of the kernel's own before any
// of their cells is stored, and these are stored a row after the other. Loads wait for a streamed
// store that is on its way to where they would be in another page (Zen 3), as cells are, all along,
// of their own indices in such rows. What is held lies half a page from its cells.
template<typename T>
class WindowHeld : public WindowMatch<T> {
protected:
    using WindowCells<T>::axes;
    using WindowCells<T>::dst;
    using WindowCells<T>::index_base;
    using WindowCells<T>::index_stride;
    using WindowCells<T>::index_stride_c;
    using WindowCells<T>::index_type;
    using WindowCells<T>::indices;
    using WindowCells<T>::lanes;
    using WindowCells<T>::values;
    using WindowCells<T>::x, WindowCells<T>::y, WindowCells<T>::z, WindowCells<T>::p;
    using WindowChecks<T>::foreign;
    using WindowFlat<T>::counted;
    using WindowFlat<T>::lane;
    using WindowMatch<T>::low, WindowMatch<T>::one_half;
    using WindowShift<T>::offset_in, WindowShift<T>::step, WindowShift<T>::windows;

    bool holds_rows() const {
        return this->schedule_name.value() == "stream_held";
    }

    void define_held() {
        for (auto *input : {&values, &indices}) {
            start_at_zero(*input);
        }
        const int s = axes[0].stride, rows = axes[1].stride, n = lanes;
        Expr to = min(dst.dim(0).extent() / s, windows(0)) / (turns * n) * (turns * n);
        to = select(one_half(), to, 0);
        const Expr chunks = counted(to / (turns * n)), in_a_column = counted(windows(1));
        const Expr planes = counted(dst.dim(3).extent());

        // Rows of cells one after the other, the first at last: those that are cut off are stored
        // to where it is. (Planes are counted by a loop of the update, as WindowMatch has it.)
        const RDom r({{0, n}, {0, s}, {0, turns}, {0, rows}, {0, chunks}, {0, in_a_column},
                      {0, planes}}, "r");
        const Expr row = rows - 1 - r[3], cy = r[5] * rows;
        const Expr exists = cy + row < dst.dim(1).extent();
        const Expr first = offset_in(dst, (r[4] * turns + r[2]) * n * s,
                                     cy + select(exists, row, 0), 0);
        hold();
        own(lane, i) = low(lane) * low(step(0)) + low(i) * low(step(1));
        const Expr cell = r[1] * n + r[0];
        const auto of_cell = [&](int second) {
            return at_hand(r[4], r[5], r[6], r[2] * 2 + second, cell / s);
        };
        dst(x, y, z, p) = Halide::undef(this->elem_type());
        dst(anywhere(first) + cell, 0, 0, r[6]) = this->stored_as(
            select(of_cell(0) == own(cell, row),
                   Halide::reinterpret(this->elem_type(), of_cell(1)), this->nothing()));
        Halide::Stage stage = dst.update(0);
        stage.allow_race_conditions().vectorize(r[0]).unroll(r[1]);
        held.compute_at(dst, r[4]);
        own.bound(lane, 0, s * n).bound(i, 0, rows).compute_root().vectorize(lane).unroll(i);
        this->define_beside(0, to * s);
        this->define_empty(to * s);

        // Is there a window, in each lane, whose key names none of its cells?
        const RDom m({{0, 1}, {0, 1}, {0, turns}, {0, 1}, {0, chunks}, {0, in_a_column},
                      {0, planes}}, "r");
        const Expr key = at_hand(m[4], m[5], m[6], m[2] * 2, lane) - low(lane * s) * low(step(0));
        Expr any = Halide::Internal::const_false();
        for (int k = 0; k < rows * s; k++) {
            any = any || key == low(k % s) * low(step(0)) + low(k / s) * low(step(1));
        }
        lost(lane, p) = low(0);
        lost(lane, m[6]) = lost(lane, m[6]) | select(any, low(0), low(1));
        lost.bound(lane, 0, n).compute_root().vectorize(lane);
        lost.update()
            .reorder(lane, m[0], m[1], m[2], m[3], m[4], m[5], m[6])
            .vectorize(lane)
            .compute_with(stage, r[4]);

        Func result = *foreign, in_plane("in_plane");
        const RDom l(0, n, "l");
        in_plane(p) = low(0);
        in_plane(p) = in_plane(p) | lost(l, p);
        result(p) = cast<uint8_t>(in_plane(p) != 0);
        this->check_beside(to);
    }

private:
    static constexpr int turns = 8;    // vectors of windows that are held
    static constexpr int page = 1024;  // elements

    Func held{"held"}, own{"own"}, lost{"lost"};
    Var slot{"slot"}, chunk{"chunk"}, h{"h"}, i{"i"};

    // Where a chunk's keys and values lie: what begins with a page is a page large at least
    // (tools/emit/streaming_stores.cpp).
    Expr slots(const Expr &of_chunk, const Expr &of_row, const Expr &plane) const {
        const Expr cell =
            cast<int64_t>(offset_in(dst, of_chunk * (turns * lanes * axes[0].stride),
                                    of_row * axes[1].stride, 0)) +
            cast<int64_t>(plane) * dst.dim(3).stride();
        const Expr away = (address_of(dst) / 4 + cast<uint64_t>(cell)) % page;
        return Halide::Internal::promise_clamped(
            (cast<int>(away) + page / 2) % page / lanes * lanes, 0, page - lanes);
    }
    // Of a vector: keys are even ones, values odd.
    Expr at_hand(const Expr &of_chunk, const Expr &of_row, const Expr &plane, const Expr &vector,
                 const Expr &in_vector) const {
        return held(slots(of_chunk, of_row, plane) + vector * lanes + in_vector, of_chunk, of_row,
                    plane);
    }
    // Keys count from a turn's first cell. An index whose upper half is not the call's first one's
    // is no cell's.
    void hold() {
        const int s = axes[0].stride, n = lanes;
        const RDom e(0, n, 0, 2, 0, turns, "e");
        const Expr start = (chunk * turns + e.z) * n;
        const Expr index = indices(anywhere(offset_in(indices, start, h, 0)) + e.x, 0, 0, p);
        Expr key = low(index) - (low(index_base) + low(p) * low(index_stride_c) +
                                 low(start * s) * low(index_stride()[0]) +
                                 low(h * axes[1].stride) * low(index_stride()[1]));
        if (index_type().bits() == 64) {
            const Expr upper = low(cast<int64_t>(index_base) >> 32);
            key = select(low(index >> 32) == upper, key, Halide::UInt(32).max());
        }
        const Expr value =
            this->with(this->nothing(), Halide::Internal::const_true(),
                       values(anywhere(offset_in(values, start, h, 0)) + e.x, 0, 0, p));
        held(slot, chunk, h, p) = Halide::undef<uint32_t>();
        held(slots(chunk, h, p) + (e.z * 2 + e.y) * n + e.x, chunk, h, p) =
            select(e.y == 0, key, Halide::reinterpret<uint32_t>(value));
        held.bound(slot, 0, page + turns * 2 * n)
            .store_in(Halide::MemoryType::Stack);
        held.update().allow_race_conditions().vectorize(e.x).unroll(e.y);
        for (const Var &one : {chunk, h, p}) {
            held.bound_extent(one, 1);
        }
    }
};

}  // namespace argpool
