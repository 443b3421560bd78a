// Unpooling's gradient where cells are loaded one by one: a block of indices is asked at once
// whether all name cells, and where they do nothing else is asked.
// SPDX-License-Identifier: MIT
#pragma once

#include "unpool_near.h"

namespace argpool {

template<typename T>
class UnpoolEach : public UnpoolNear<T> {
protected:
    using typename AnyIndexGenerator<T>::Site;
    using AnyIndexGenerator<T>::cells;
    using AnyIndexGenerator<T>::channels_last;
    using AnyIndexGenerator<T>::x_dim;
    using UnpoolNear<T>::grad_dst;
    using UnpoolNear<T>::grad_values;
    using UnpoolNear<T>::in_buffer;
    using UnpoolNear<T>::index_at;
    using UnpoolNear<T>::p;
    using UnpoolNear<T>::plane_cells;
    using UnpoolNear<T>::positions;
    using UnpoolNear<T>::wrong;

    // Where they can be: lines are long enough, of whole vectors if these are aligned, and offsets
    // those in memory.
    Expr loads(const Expr &direct) const {
        const Expr whole = !aligned() || line() % lanes_at_once() == 0;
        return this->same_offsets(direct) && line() >= lanes_at_once() && whole;
    }
    void load_each(const Expr &when) {
        const int n = lanes_at_once();
        const Expr vectors = (line() + n - 1) / n, blocks = (vectors + most - 1) / most;
        const Expr each = (vectors + blocks - 1) / blocks;
        // Lines lie along x, or are pixels. Where bounds read as in gather(), loops share them, and
        // Halide tests in the innermost what it else knows.
        const Expr rowwise = row_length() == positions()[0];
        const Expr rows = select(rowwise, positions()[1], 1);
        const Expr slabs = select(when, select(rowwise, positions()[2], 1), 0);
        const auto domain = [&](const Expr &lane, const Expr &vector, int way) {
            Halide::Region loops{{0, lane}, {0, vector}, {0, way}, {0, blocks}};
            if (channels_last()) {
                loops.push_back({0, row_length()});
            }
            loops.push_back({0, rows});
            loops.push_back({0, slabs});
            return RDom(loops, "n");
        };
        RDom r = domain(n, each, 2);
        const RDom m = domain(1, 1, 1), s(0, each, "s"), l(0, n / 4, "l");
        const Var lane("lane"), i("i"), a("a"), y("y"), z("z"), q("q");
        // A block's number, row and slab; channels-last its pixel, else its plane.
        const auto block = [&](const RDom &d) {
            return channels_last() ? std::vector<Expr>{d[3], d[4], d[5], d[6]}
                                   : std::vector<Expr>{d[3], p, d[4], d[5]};
        };
        const auto site = [&](const Expr &in, const Expr &vector, const std::vector<Expr> &of) {
            const Expr number = of[0] * each + vector;
            const Expr start = aligned() ? Halide::min(number, vectors - 1) * n
                                         : Halide::min(number * n, line() - n);
            const Expr at = start + in;
            return channels_last() ? Site{{of[1], of[2], of[3]}, at}
                                   : Site{{at, of[2], of[3]}, of[1]};
        };
        const std::vector<Expr> here{a, q, y, z};

        // A distance, and what is left of the plane beyond it, have no sign where it is a cell's.
        const Halide::Type word = Halide::UInt(this->index_type().bits());
        const Halide::Type has_sign = Halide::Int(word.bits());
        Func bad("bad"), missed("missed"), taken("taken");
        const Expr distance = cast(word, index_at(site(lane, s, here))) - cast(word, first(q));
        bad(lane, a, q, y, z) = cast(word, 0);
        bad(lane, a, q, y, z) = bad(lane, a, q, y, z) | distance |
                                (cast(word, plane_cells() - 1) - distance);
        missed(a, q, y, z) = Halide::Internal::const_false();
        Expr any = cast(word, 0);
        for (int quarter = 0; quarter < 4; quarter++) {
            any = any | bad(l + quarter * n / 4, a, q, y, z);
        }
        missed(a, q, y, z) = missed(a, q, y, z) || cast(has_sign, any) < 0;

        // Where 32 bits are enough for all indices, lanes' addresses are told by their low halves.
        const Expr begin = grad_values.dim(3).min(), end = begin + grad_values.dim(3).extent() - 1;
        const Expr fits = this->index_stride_c >= 0 && first(begin) >= 0 &&
                          first(end) + plane_cells() <= std::numeric_limits<int>::max();
        RDom right(0, 1, "right");
        right.where(!missed(a, q, y, z) && fits);
        taken(lane, i, a, q, y, z) = Halide::undef(this->elem_type());
        const Site of = site(lane, i, here);
        const Expr low = Halide::Internal::Call::make(
            Halide::Int(32), "argpool_by_itself", {cast<int>(index_at(of))},
            Halide::Internal::Call::PureExtern);
        taken(lane, i, a, q, y, z) = far_from_first(right + low, of);

        const Site to = site(r[0], r[1], block(r));
        const Expr key = this->offset_at(to), last = cast<uint32_t>(plane_cells() - 1);
        r.where(r[2] == cast<int>(missed(block(r)) || !fits));
        std::vector<Expr> at = block(r);
        at.insert(at.begin(), {r[0], r[1]});
        grad_values(in_buffer(to.at, to)) = Halide::select(
            r[2] == 0, taken(at), key <= last,
            this->numbered(cast<int>(Halide::min(key, last)), to.plane), this->nothing());
        const Expr unit = channels_last() ? Expr(0) : Expr(p);
        wrong(unit) = Halide::max(wrong(unit), cast<uint8_t>(missed(block(m))));

        const auto order = [&](const RDom &d) {
            std::vector<Halide::VarOrRVar> loops;
            for (int k = 0; k < d.dimensions(); k++) {
                loops.push_back(d[k]);
            }
            if (!channels_last()) {
                loops.push_back(p);
            }
            return loops;
        };
        Halide::Stage written = grad_values.update(grad_values.num_update_definitions() - 1);
        Halide::Stage marked = wrong.update(wrong.num_update_definitions() - 1);
        written.allow_race_conditions().reorder(order(r)).vectorize(r[0]).unroll(r[2]);
        marked.reorder(order(m)).unroll(m[2]).compute_with(written, r[3]);
        for (Func f : {bad, missed, taken}) {
            f.compute_at(grad_values, r[3]).store_in(Halide::MemoryType::Stack);
            for (const Var &one : {a, q, y, z}) {
                f.bound_extent(one, 1);
            }
        }
        bad.bound(lane, 0, n).vectorize(lane);
        bad.update().reorder(lane, s).vectorize(lane);
        missed.update().atomic().vectorize(l);
        taken.bound(lane, 0, n).bound_extent(i, 1).vectorize(lane);
        taken.update().unroll(lane);
        taken.compute_at(grad_values, r[1]);
    }

private:
    static constexpr int most = 4;  // vectors of a block

    bool aligned() const {
        return this->align > 0;
    }
    // Two vectors: what is asked about each is asked half as often.
    int lanes_at_once() const {
        return 2 * this->lanes.value();
    }
    // Indices are offsets wherever they are stored: what lies in a row is one line, or one row of
    // pixels.
    Expr in_a_row() const {
        return lies_in_a_row(this->indices, x_dim(), positions()) &&
               lies_in_a_row(grad_values, x_dim(), positions());
    }
    Expr row_length() const {
        const Xyz n = positions();
        return select(in_a_row(), n[0] * (n[1] * n[2]), n[0]);
    }
    Expr line() const {
        return channels_last() ? Expr(grad_values.dim(0).extent()) : row_length();
    }
    // The offset of a plane's first cell.
    Expr first(const Expr &plane) const {
        return -this->distance(cast(this->index_type(), 0),
                               {{}, channels_last() ? Expr(0) : plane});
    }
    // A cell by its offset: what all cells add to their address comes last.
    Expr far_from_first(const Expr &offset, const Site &of) const {
        const Cells box = cells();
        const Expr before = cast<int>(first(of.plane));
        if (!channels_last()) {
            return this->numbered(offset - before, of.plane);
        }
        return grad_dst(anywhere(of.plane + offset * grad_dst.dim(1).stride()),
                        anywhere(box.min[0] - before), anywhere(box.min[1]),
                        anywhere(box.min[2]));
    }
};

}  // namespace argpool
