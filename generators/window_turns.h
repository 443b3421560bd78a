// Gathers channels-first of disjoint windows, rows of few: a plane's turns as one loop.
// SPDX-License-Identifier: MIT
#pragma once

#include "window_held.h"

namespace argpool {

// As WindowMatch, a register of cells a turn. Where rows are few turns, loops over rows and what is
// counted for each plane take longer than the turns: what lies where is the same in all planes, and
// tables have it; what was named is counted for all planes of a call, and where it is too little,
// windows are looked at one by one.
template<typename T>
class WindowTurns : public WindowHeld<T> {
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
    using WindowShift<T>::offset_in, WindowShift<T>::windows;

    bool turns() const {
        return this->schedule_name.value() == "wide_half" && this->matches();
    }

    void define_turns() {
        for (auto *input : {&values, &indices}) {
            start_at_zero(*input);
        }
        const int s = axes[0].stride, rows = axes[1].stride, n = lanes, each = n / s;
        Expr to = min(dst.dim(0).extent() / s, windows(0));
        // Places in the tables are those of one slab: windows of two dimensions may have more.
        const Expr slabs = max(windows(2), dst.dim(2).extent());
        Expr fit = (to + each - 1) / each * windows(1) <= most && slabs == 1;
        if (narrow()) {
            fit = fit && index_stride()[0] == 1 && index_stride()[1] > 3;
        }
        to = select(to >= each && one_half() && fit, to, 0);
        const Expr in_a_row = (to + each - 1) / each;
        const Expr in_plane = counted(in_a_row * windows(1)), planes = counted(dst.dim(3).extent());
        define_tables(to, in_a_row, each);
        define_codes();

        // Rows of cells one after the other, the first at last: those that are cut off are stored
        // to where it is.
        const RDom r(0, n, 0, rows, 0, in_plane, 0, planes, "r");
        const Expr row = rows - 1 - r[1];
        const auto named = [&](const RDom &at, const Expr &cell, const Expr &of_row) {
            return narrow() ? code(cell / s, at[2], at[3]) == own_code(cell, of_row)
                            : low(index(cell / s, at[2], at[3])) - begin(at[2])[2] ==
                                  own(cell, of_row, at[3]);
        };
        // (Loops are one where both add to what was before, or both do not.)
        const Expr plane = inside(r[3], dst.dim(3));
        dst(x, y, z, p) = Halide::undef(this->elem_type());
        dst(anywhere(place(r[2], row)) + r[0], 0, 0, plane) = this->stored_as(
            select(named(r, r[0], row), value(r[0] / s, r[2], r[3]), this->nothing()));
        Halide::Stage stage = dst.update(0);
        stage.allow_race_conditions().vectorize(r[0]).unroll(r[1]);
        for (Func f : {index, value, from_first, code}) {
            f.bound(lane, 0, each)
                .bound_extent(turn, 1)
                .bound_extent(p, 1)
                .compute_at(dst, r[2])
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
        }
        own.bound(lane, 0, n)
            .bound(i, 0, rows)
            .bound_extent(p, 1)
            .compute_at(dst, r[3])
            .store_in(Halide::MemoryType::Stack)
            .vectorize(lane)
            .unroll(i);
        define_others(to * s);

        // Cells that are named, in each lane, or what is left of keys without the nearest row; and
        // the bits in which indices are not the first's.
        const RDom m(0, 1, 0, 1, 0, in_plane, 0, planes, "r");
        const int counters = std::min(n, 8), half = std::min(each, 4);
        found(lane) = low(0);
        if (narrow()) {
            Expr left = found(lane);
            for (int k = 0; k < each; k += counters) {
                const Expr key = from_first(k + lane, m[2], m[3]);
                left = left | min(key, key - low(index_stride()[1]));
            }
            found(lane) = left;
        } else {
            Expr any = Halide::Internal::const_false();
            for (int k = 0; k < rows; k++) {
                any = any || named(m, lane, k);
            }
            found(lane) += low(any);
        }
        found.bound(lane, 0, counters);
        far(lane) = cast(index_type(), 0);
        Expr differ = far(lane);
        for (int k = 0; k < each; k += half) {
            differ = differ | (index(k + lane, m[2], m[3]) ^ cast(index_type(), index_base));
        }
        far(lane) = differ;
        far.bound(lane, 0, half);
        for (Func f : {found, far}) {
            f.compute_root().store_in(Halide::MemoryType::Stack).vectorize(lane);
            f.update().reorder(lane, m[0], m[1], m[2], m[3]).vectorize(lane);
            f.update().compute_with(stage, r[2]);
        }

        const RDom l(0, counters, "l"), e(0, half, "e");
        Func all("all"), wrong("wrong");
        all() = Tuple(low(0), cast(index_type(), 0));
        all() = Tuple(narrow() ? all()[0] | found(l) : all()[0] + found(l), all()[1]);
        all() = Tuple(all()[0], all()[1] | far(e));
        wrong() = narrow() ? (all()[0] & ~low(1)) != 0
                           : all()[0] != low(in_plane) * low(each) * low(planes);
        if (index_type().bits() == 64) {
            wrong() = wrong() || (all()[1] >> 32) != 0;
        }
        all.compute_root();
        wrong.compute_root();
        this->begin_checks();
        RDom turns(0, to, 0, windows(1), 0, 1, "turns");
        turns.where(wrong());
        check_each(turns, 0, 0);
        const Expr whole = min(dst.dim(1).extent() / axes[1].stride, windows(1));
        check_each(RDom(0, windows(0) - to, 0, windows(1), 0, windows(2), "beside"), to, 0);
        check_each(RDom(0, windows(0), 0, windows(1) - whole, 0, windows(2), "beneath"), 0, whole);
    }

private:
    static constexpr int most = 1024;  // turns of a plane
    // Of a turn: where its values and indices lie in a plane, and the key of its first cell; where
    // its rows of cells do.
    Func begin{"begin"}, place{"place"};
    Func index{"index"}, value{"value"}, own{"own"};
    Func from_first{"from_first"}, code{"code"}, own_code{"own_code"};
    Func found{"found"}, far{"far"};
    Var turn{"turn"}, i{"i"};

    // Are elements so narrow that keys of cells, 32 bits each, are too many? A window's key becomes
    // a code of their size: 0 and 1 in the upper row, 2 and 3 in the lower. (Keys of 2 and 3 are
    // foreign, and reported.)
    bool narrow() const {
        return this->elem_type().bits() < 32;
    }
    void define_codes() {
        const Type type = Halide::UInt(this->elem_type().bits());
        const Expr first = begin(turn)[2] + low(index_base) + low(p) * low(index_stride_c);
        from_first(lane, turn, p) = low(index(lane, turn, p)) - low(lane * 2) - first;
        const Expr key = from_first(lane, turn, p);
        const Expr below = key - (low(index_stride()[1]) - 2);
        code(lane, turn, p) = cast(type, min(min(key, below), low(255)));
        own_code(lane, i) = cast(type, lane % 2 + i * 2);
        own_code.bound(lane, 0, lanes).bound(i, 0, 2).compute_root().vectorize(lane).unroll(i);
    }

    void define_tables(const Expr &to, const Expr &in_a_row, int each) {
        const int s = axes[0].stride, rows = axes[1].stride, n = lanes;
        const Expr h = quotient_of_few(turn, max(in_a_row, 1));
        const Expr start = min((turn - h * in_a_row) * each, to - each);
        begin(turn) = Tuple(offset_in(values, start, h, 0), offset_in(indices, start, h, 0),
                            low(start * s) * low(index_stride()[0]) +
                                low(h * rows) * low(index_stride()[1]));
        const Expr exists = h * rows + i < dst.dim(1).extent();
        place(turn, i) = offset_in(dst, start * s, h * rows + select(exists, i, 0), 0);
        place.bound(i, 0, rows).unroll(i);
        for (Func f : {begin, place}) {
            f.compute_root()
                .store_in(Halide::MemoryType::Stack)
                .bound_storage(turn, most)
                .align_bounds(turn, n)
                .vectorize(turn, n);
        }

        index(lane, turn, p) = indices(anywhere(begin(turn)[1]) + lane, 0, 0, p);
        const Expr stored = values(anywhere(begin(turn)[0]) + lane, 0, 0, p);
        value(lane, turn, p) =
            this->with(this->nothing(), Halide::Internal::const_true(), stored);
        own(lane, i, p) = low(lane) * low(index_stride()[0]) + low(i) * low(index_stride()[1]) +
                          low(index_base) + low(p) * low(index_stride_c);
    }

    // Cells of windows beside turns; columns and rows under no window. Planes are inner loops, as
    // most have none of these.
    void define_others(const Expr &width) {
        const Expr columns = dst.dim(0).extent(), all_rows = dst.dim(1).extent();
        const Expr under_x = min(windows(0) * axes[0].stride, columns);
        const Expr under_y = min(windows(1) * axes[1].stride, all_rows);
        const RDom e(0, under_x - width, "e"), c(0, columns - under_x, "c");
        const RDom o(0, width, under_y, all_rows - under_y, "o");
        const Expr at = width + e.x;
        const Group own_group{at / axes[0].stride, y / axes[1].stride, z};
        dst(at, y, z, p) = this->any_cell(at, [&](int dx, int dy, int dz) {
            return this->fetch_at(own_group, {dx, dy, dz}, p, 0, 0);
        });
        dst(under_x + c.x, y, z, p) = this->stored_as(this->nothing());
        dst(o.x, o.y, z, p) = this->stored_as(this->nothing());
        Var yo, yi;
        dst.update(1)
            .split(y, yo, yi, axes[1].stride, TailStrategy::GuardWithIf)
            .reorder(yi, yo, z, p, e.x)
            .allow_race_conditions()
            .unroll(yi);
        dst.update(2).reorder(y, z, p, c.x);
        dst.update(3)
            .reorder(o.x, z, p, o.y)
            .allow_race_conditions()
            .vectorize(o.x, lanes, TailStrategy::GuardWithIf);
    }
    // Windows of a rectangle from (x, y) in each slab, one by one.
    void check_each(const RDom &e, const Expr &x, const Expr &y) {
        Func result = *foreign;
        const Group at{inside(x + e.x, indices.dim(0)), inside(y + e.y, indices.dim(1)),
                       inside(e.z, indices.dim(2))};
        result(p) = max(result(p), cast<uint8_t>(this->is_foreign(at, p, 0, 0, true)));
        result.update(result.num_update_definitions() - 1).reorder(p, e.x, e.y, e.z);
    }
};

}  // namespace argpool
