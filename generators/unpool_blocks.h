// Unpooling's gradient: many small planes that lie one after the other.
// SPDX-License-Identifier: MIT
#pragma once

#include "unpool_small.h"

namespace argpool {

// As UnpoolSmall, but planes are gone through in blocks, so that indices which were looked through
// are at hand when cells are loaded. A table has where a block's vectors lie, and the cells of
// their planes: nothing is worked out for each plane. The last block is shifted inwards.
template<typename T>
class UnpoolBlocks : public UnpoolSmall<T> {
protected:
    using UnpoolEach<T>::grad_dst;
    using UnpoolEach<T>::grad_values;
    using UnpoolEach<T>::indices;
    using UnpoolEach<T>::nothing;
    using UnpoolEach<T>::plane_cells;
    using UnpoolEach<T>::plane_positions;
    using UnpoolEach<T>::planes;
    using UnpoolEach<T>::wrong;
    using UnpoolSmall<T>::first, UnpoolSmall<T>::last;

    Expr are_small_blocks(const Expr &in_a_row) const {
        return this->are_small(in_a_row) && plane_positions() <= most_vectors * this->lanes.value();
    }

    void take_blocks(const Expr &ours) {
        const int n = this->lanes;
        const Expr length = plane_positions(), vectors = (length + n - 1) / n;
        const auto quotient = [](const Expr &a, const Expr &b) {
            return cast<int>(cast<uint32_t>(a) / cast<uint32_t>(b));
        };
        const Expr most = Halide::max(quotient(positions_at_once, length), 1);
        const Expr blocks = quotient(planes() + most - 1, most);
        const Expr each = quotient(planes() + blocks - 1, blocks);
        const Expr last_cell = cast<uint32_t>(plane_cells() - 1);
        const Var lane("lane"), v("v"), b("b");
        const auto first_plane = [&](const Expr &block) {
            return Halide::min(block * each, planes() - each);
        };
        const auto key = [&](const Expr &at, const Expr &block) {
            return this->offset_at({{anywhere(at), 0, 0}, first_plane(block)});
        };
        look_through(first_plane(b), each * length, b);

        Func start("start"), from("from"), taken("taken");
        // (No plane that is not ours has a table: there may be more of them in a block.)
        const RDom t(0, vectors, 0, select(ours, each, 0), "t"), there(0, 1, "there");
        start(v) = Halide::undef<int>();
        start(t.y * vectors + t.x) = t.y * length + Halide::min(t.x * n, length - n);
        from(v) = Halide::undef<int>();
        from(t.y * vectors + t.x) = t.y * grad_dst.dim(3).stride();
        const Expr low = Halide::Internal::Call::make(
            Halide::Int(32), "argpool_by_itself",
            {cast<int>(indices(anywhere(start(v) + lane), 0, 0, first_plane(b)))},
            Halide::Internal::Call::PureExtern);
        taken(lane, v, b) = Halide::undef(this->elem_type());
        taken(lane, v, b) =
            this->numbered(there.x + low - cast<int>(first()) + from(v), first_plane(b));

        // Where an index of a block is wrong, positions are looked at once more.
        const Expr all = select(ours, blocks, 0);
        RDom r({{0, n}, {0, each * vectors}, {0, 2}, {0, all}}, "n");
        RDom m({{0, each * length}, {0, 1}, {0, 1}, {0, all}}, "n");  // as the loops of r
        r.where(r[2] == cast<int>(!clean(r[3])));
        const Expr at = start(r[1]) + r[0], here = key(at, r[3]);
        const Expr inside_plane = cast<int>(Halide::min(here, last_cell));
        grad_values(anywhere(at), 0, 0, first_plane(r[3])) = select(
            r[2] == 0, taken(r[0], r[1], r[3]), here <= last_cell,
            this->numbered(inside_plane + from(r[1]), first_plane(r[3])), nothing());
        m.where(!clean(m[3]));
        const Expr plane = inside(first_plane(m[3]) + m[0] / length, wrong.dim(0));
        wrong(plane) = Halide::max(wrong(plane), cast<uint8_t>(key(m[0], m[3]) > last_cell));
        Halide::Stage written = last(grad_values);
        written.allow_race_conditions().vectorize(r[0]).unroll(r[2]);
        last(wrong).compute_with(written, r[3]);
        for (Func f : {start, from}) {
            f.compute_root()
                .store_in(Halide::MemoryType::Stack)
                .bound(v, 0, each * vectors)
                .bound_storage(v, most_vectors);
            f.update().unscheduled();
        }
        taken.bound(lane, 0, n)
            .bound_extent(v, 1)
            .compute_at(grad_values, r[1])
            .vectorize(lane);
        taken.update().unroll(lane);
        signs.compute_at(grad_values, r[3]);
        clean.compute_at(grad_values, r[3]);
        for (Func f : {taken, signs, clean}) {
            f.bound_extent(b, 1).store_in(Halide::MemoryType::Stack);
        }
    }

private:
    static constexpr int positions_at_once = 256, most_vectors = 64;
    Func signs{"signs"}, clean{"clean"};  // is no index of a block wrong?

    // Of block b: `all` positions, a vector and more, from those of a plane. What is left over is
    // shifted inwards.
    void look_through(const Expr &plane, const Expr &all, const Var &b) {
        const int n = 8;
        const RDom v(0, (all + n - 1) / n, "v");
        const Var lane("lane");
        const Expr at = Halide::min(v * n, all - n) + lane;
        const Expr far = cast<int64_t>(indices(anywhere(at), 0, 0, plane)) - first();
        signs(lane, b) = cast<int64_t>(0);  // negative where an index is beyond
        signs(lane, b) = signs(lane, b) | far | (cast<int64_t>(plane_cells()) - 1 - far);
        Expr any = cast<int64_t>(0);
        for (int k = 0; k < n; k++) {
            any = any | signs(k, b);
        }
        clean(b) = any >= 0;
        signs.bound(lane, 0, n).vectorize(lane);
        signs.update().reorder(lane, v).vectorize(lane);
    }
};

}  // namespace argpool
