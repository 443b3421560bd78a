// Max pooling channels-first with windows given at run time, along rows.
// SPDX-License-Identifier: MIT
#pragma once

#include "pool_halves.h"

namespace argpool {

// Vectors as in PoolRows, whose taps are loops. Only rows of cells that exist are looked at; at the
// ends of a row, padding stands for the nearest cell, which is gathered.
class PoolAny : public PoolHalves {
protected:
    void define_any() {
        const Expr width = out_buffers()[0].dim(0).extent(), n = lanes;
        const auto start = [&](const Expr &v) { return min(v * n, width - n); };
        start_lanes(start(x), p);
        have_to_fit = true;
        const std::vector<Var> at{lane, x, y, z, p};
        const auto [from_y, to_y] = existing(1, y);
        const auto [from_z, to_z] = existing(2, z);
        rows(y, z) = Tuple(from_y, to_y, from_z, to_z);
        inner_taps = see_rows(inner, [](const Expr &kx) { return kx; });
        edge_taps = see_rows(edge, [this](const Expr &kx) { return nearest(0, px, kx); });
        best(at) = nothing(inner);
        for (RDom *r : {&take_inner, &take_edge}) {
            *r = RDom(0, 1, "take");
            r->where(r == &take_inner ? whole() : !whole());
            const FuncRef b = (r == &take_inner ? inner : edge)(lane, x + *r, y, z, p);
            best(at) = captures() ? Tuple(b[0], b[1]) : Tuple({Expr(b)});
        }
        result(lane, x, y, z, p) = found(best, wide);

        static_cast<Func>(*out)(x, y, z, p) = nothing(*out);
        const Expr taken = select(width >= n && all_fit(), width, 0);
        in_row = RDom(0, lanes, 0, (taken + n - 1) / n, "in_row");
        PoolRows::store(result(in_row.x, in_row.y, y, z, p), start(in_row.y) + in_row.x);
        define_singly(taken, width);
    }

    void schedule_any() {
        Func f = *out;
        f.update(0).allow_race_conditions().vectorize(in_row.x).reorder(in_row.x, in_row.y, y, z,
                                                                        p);
        rows.compute_at(f, y);
        best.compute_at(f, in_row.y).store_in(Halide::MemoryType::Stack).vectorize(lane);
        best.update(0).reorder(lane, take_inner).vectorize(lane);
        best.update(1).reorder(lane, take_edge).vectorize(lane);
        inner.compute_at(best, take_inner.x).vectorize(lane);
        edge.compute_at(best, take_edge.x).vectorize(lane);
        unroll(inner.update(), inner_taps);
        unroll(edge.update(), edge_taps);
        // With a stride that is known, strided cells are loaded as they lie.
        for (Halide::Stage stage : {Halide::Stage(inner), inner.update()}) {
            stage.specialize(stride_x == 1);
            stage.specialize(stride_x == 2);
        }
        schedule_wide({f, in_row.y});
        schedule_singly();
    }

private:
    Func rows{"rows"}, inner{"inner"}, edge{"edge"}, result{"result"};
    RDom inner_taps, edge_taps, take_inner, take_edge, in_row;

    // The taps of a vector's windows, in order; the first that exists is seen twice.
    template<typename TapX>
    RDom see_rows(Func f, const TapX &tap_x) {
        const std::vector<Var> at{lane, x, y, z, p};
        const FuncRef there = rows(y, z);
        RDom r(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], "tap");
        r.where(r.y >= there[0] && r.y <= there[1] && r.z >= there[2] && r.z <= there[3]);
        const Xyz first{tap_x(0), there[0], there[2]}, t{tap_x(r.x), r.y, r.z};
        f(at) = captures() ? Tuple(code(first), load(first)) : Tuple({load(first)});
        see(f, at, later_loses(load(t), value_of(f(at))), load(t), code(t));
        return r;
    }
};

}  // namespace argpool
