// Unpooling's gradient: small planes that lie one after the other.
// SPDX-License-Identifier: MIT
#pragma once

#include "unpool_each.h"

namespace argpool {

// What is done for each plane takes longer than its positions: indices of all planes of a call are
// looked through as one row, and where none is wrong, cells are loaded one by one, and nothing else
// is asked. Where one is, positions are looked at one by one.
template<typename T>
class UnpoolSmall : public UnpoolEach<T> {
protected:
    using typename AnyIndexGenerator<T>::Site;
    using UnpoolEach<T>::grad_dst;
    using UnpoolEach<T>::grad_values;
    using UnpoolEach<T>::indices;
    using UnpoolEach<T>::nothing;
    using UnpoolEach<T>::p;
    using UnpoolEach<T>::plane_cells;
    using UnpoolEach<T>::plane_positions;
    using UnpoolEach<T>::planes;
    using UnpoolEach<T>::wrong;

    Expr are_small(const Expr &in_a_row) const {
        const auto in_line = [&](const auto &buffer) {
            return lies_in_a_row(buffer, 0, this->positions()) &&
                   buffer.dim(3).stride() == plane_positions();
        };
        const Expr most = cast<int64_t>(INT32_MAX) - plane_cells();
        return this->direct(in_a_row) && in_line(indices) && in_line(grad_values) &&
               this->index_stride_c == 0 && first() >= 0 && first() < most &&
               plane_positions() >= this->lanes.value();
    }

    void take_small(const Expr &ours) {
        const int n = this->lanes;
        look_through(select(ours, plane_positions() * planes(), 0));
        const Expr length = plane_positions(), all = select(ours, planes(), 0);
        const auto start = [&](const Expr &vector) {
            return Halide::min(vector * n, length - n);
        };
        const Var lane("lane"), v("v"), q("q");
        Func taken("taken");
        RDom there(0, 1, "there");
        const Expr low = Halide::Internal::Call::make(
            Halide::Int(32), "argpool_by_itself",
            {cast<int>(indices(anywhere(start(v) + lane), 0, 0, q))},
            Halide::Internal::Call::PureExtern);
        taken(lane, v, q) = Halide::undef(this->elem_type());
        taken(lane, v, q) = this->numbered(there.x + low - cast<int>(first()), q);
        RDom r(0, n, 0, (length + n - 1) / n, 0, all, "r");
        r.where(clean());
        grad_values(anywhere(start(r.y) + r.x), 0, 0, r.z) = taken(r.x, r.y, r.z);
        Halide::Stage vectors = last(grad_values);
        vectors.allow_race_conditions().vectorize(r.x);
        taken.bound(lane, 0, n)
            .bound_extent(v, 1)
            .bound_extent(q, 1)
            .compute_at(grad_values, r.y)
            .store_in(Halide::MemoryType::Stack)
            .vectorize(lane);
        taken.update().unroll(lane);

        RDom one(0, length, 0, all, "one"), mark(0, length, 0, all, "mark");
        one.where(!clean());
        mark.where(!clean());
        const Expr last_cell = cast<uint32_t>(plane_cells() - 1);
        const auto key = [&](const Expr &at, const Expr &plane) {
            return this->offset_at({{anywhere(at), 0, 0}, plane});
        };
        const Expr here = key(one.x, one.y);
        grad_values(anywhere(one.x), 0, 0, one.y) =
            select(here <= last_cell,
                   this->numbered(cast<int>(Halide::min(here, last_cell)), one.y), nothing());
        const Expr beyond = key(mark.x, mark.y) > last_cell;
        wrong(mark.y) = Halide::max(wrong(mark.y), cast<uint8_t>(beyond));
        last(grad_values).unscheduled();
        last(wrong).unscheduled();
    }

    // The index of a plane's first cell.
    Expr first() const {
        return -this->distance(cast(this->index_type(), 0), {{}, 0});
    }
    static Halide::Stage last(Func f) {
        return f.update(f.num_update_definitions() - 1);
    }

private:
    Func clean{"clean"};  // is no index wrong?

    void look_through(const Expr &all) {
        const int n = 8;
        const auto sign = [&](const Expr &at) {
            const Expr far = cast<int64_t>(indices(anywhere(at), 0, 0, 0)) - first();
            return far | (cast<int64_t>(plane_cells()) - 1 - far);  // negative if beyond
        };
        const RDom v(0, all / n, "v"), e(0, all % n, "e"), l(0, n, "l");
        const Var lane("lane");
        Func signs("signs"), rest("rest");
        signs(lane) = cast<int64_t>(0);
        signs(lane) = signs(lane) | sign(v * n + lane);
        rest() = cast<int64_t>(0);
        rest() = rest() | sign(all / n * n + e);
        clean() = rest() >= 0;
        clean() = clean() && signs(l) >= 0;
        signs.compute_root().store_in(Halide::MemoryType::Stack).bound(lane, 0, n).vectorize(lane);
        signs.update().reorder(lane, v).vectorize(lane);
        rest.compute_root();
        clean.compute_root().update().unroll(l);
    }
};

}  // namespace argpool
