// Whole planes, for indices of any kind: every value, in row-major order of its pooled position,
// goes to the cell that its index names; wrong indices are passed over. For unpooling and the
// gradient of pooling.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

#include "scatter_visits.h"

namespace argpool {

template<typename T>
class ScatterGenerator : public ScatterVisits<T> {
public:
    // Says which planes may have an index that names no cell: there is a fourth buffer, foreign.
    GeneratorParam<bool> checks{"checks", false};

    void configure() {
        if (checks) {
            foreign = this->template add_output<Halide::Buffer<>>("foreign", Halide::UInt(8), 1);
        }
        values.set_type(this->elem_type());
        indices.set_type(this->index_type());
        dst.set_type(this->elem_type());
    }

protected:
    using KernelGenerator<T>::channels_last;
    using typename ScatterVisits<T>::Target;
    using ScatterVisits<T>::dst, ScatterVisits<T>::indices, ScatterVisits<T>::values;
    using ScatterVisits<T>::clean, ScatterVisits<T>::together;
    using ScatterVisits<T>::p, ScatterVisits<T>::x, ScatterVisits<T>::y, ScatterVisits<T>::z;

    // Clears dst, and scatters to it: with(so_far, value) is what a cell becomes. Channels-first,
    // planes are cleared in turns, shortly before values go there: cells are at hand then.
    template<typename With>
    void scatter_to_dst(bool reads, const With &with) {
        const std::vector<Var> at = this->template in_layout<Var>(x, y, z, p);
        const Expr zero = cast(this->elem_type(), 0);
        const Expr in_a_row = lies_in_a_row(dst, this->x_dim(), this->cell_extent());
        // The element that lies so far from the first of plane p (channels-last: of the image).
        // What is read again has to be inside, or more than dst would be cleared. (Its coordinate
        // is not; nothing but an address is made of it.)
        const auto place = [=](const Expr &offset) {
            const Expr first = reads ? inside(offset, dst.dim(0)) : anywhere(offset);
            return channels_last() ? std::vector<Expr>{first, 0, 0, 0}
                                   : std::vector<Expr>{first, 0, 0, p};
        };
        const auto offset = [=](const Xyz &cell, const Expr &channel) {
            Expr sum = channels_last() ? channel : Expr(0);
            for (int d = 0; d < 3; d++) {
                sum += cell[d] * dst.dim(this->x_dim() + d).stride();
            }
            return sum;
        };
        const auto write = [=](const Expr &to, const Expr &value) {
            const std::vector<Expr> cell = place(to);
            dst(cell) = with(dst(cell), value);
        };
        const auto target = [&] {
            return Target{dst, channels_last() ? Expr(0) : Expr(p), offset, write, {}};
        };
        if (channels_last()) {
            this->clear_pixels(at);
            const Expr line = this->visit_line(target(), in_a_row,
                                               is_one_line(dst, this->cells().extent));
            this->scatter(target(), in_a_row, line);
            return;
        }
        if (this->numbers_taps()) {
            dst(at) = zero;
            dst.vectorize(at[0], this->lanes, TailStrategy::Predicate);
            this->scatter(target(), in_a_row);
            return;
        }
        const Expr small = are_small();
        look_through_small(in_a_row && small);
        if (small_only()) {
            dst(at) = Halide::undef(this->elem_type());
            RDom cleared(0, 1, "cleared");
            cleared.where(!together());
            dst(at) = zero + cast(this->elem_type(), cleared.x);
            dst.update(0).vectorize(x, this->lanes, TailStrategy::GuardWithIf);
            visit_small(reads, with);
            this->visit_in_each_way(target(), in_a_row);
            return;
        }
        // Of planes whose indices have 32 bits, offsets are differences of 32: one instruction.
        const Expr most = cast<int64_t>(INT32_MAX) - all_cells();
        clean = this->direct(in_a_row) && fills_dst() && !small && first_index() >= 0 &&
                first_index() < most;
        dst(at) = Halide::undef(this->elem_type());
        RDom others(0, 1, "others");
        others.where(!clean && !together());
        dst(at) = zero + cast(this->elem_type(), others.x);
        dst.update(0).vectorize(x, this->lanes, TailStrategy::GuardWithIf);
        visit_small(reads, with);
        visit_in_turns(place, with);
        this->visit_in_each_way(target(), in_a_row);
    }

    // Are there no cells but those that are numbered?
    Expr fills_dst() const {
        Expr all = Halide::Internal::const_true();
        for (int d = 0; d < 3; d++) {
            const Expr extent = dst.dim(this->x_dim() + d).extent();
            all = all && this->cell_min()[d] == 0 && this->cell_extent()[d] == extent;
        }
        return all;
    }

    void constrain() {
        if (foreign) {
            Func result = *foreign;
            const auto mark = [](int one) { return cast<uint8_t>(one); };
            result(p) = small_only() ? select(together(), mark(0), mark(1))
                        : together.defined() ? select(together(), mark(0), clean, flags(p), mark(1))
                        : clean.defined()  ? select(clean, mark(0), mark(1))
                                           : mark(1);
            start_at_zero(*foreign);
            foreign->dim(0).set_extent(channels_last() ? Expr(1) : values.dim(3).extent());
        }
        start_at_zero(values);
        start_at_zero(indices);
        start_at_zero(dst);
    }

private:
    Halide::GeneratorOutput<Halide::Buffer<>> *foreign = nullptr;

    // Of other planes, each is tested for being one: for small ones that takes long.
    bool small_only() const {
        return this->schedule_name.value() == "small";
    }

    // Planes are cleared in turns: cells, then up to so many values of a row.
    static constexpr int turn = 112, block = 8;

    // Of plane p, whose cells are all that dst has.
    Expr first_index() const {
        return this->index_base + p * this->index_stride_c;
    }
    Expr rows(int d) const {
        return values.dim(d).extent();
    }
    Expr turns_of_row() const {
        return (rows(0) + turn - 1) / turn;
    }
    Expr number_of_turn(const Expr &in_row, const Expr &row, const Expr &slab) const {
        return (slab * rows(1) + row) * turns_of_row() + in_row;
    }
    Expr all_cells() const {
        return cast<int>(count(this->cells()));
    }
    Expr turns() const {
        return rows(1) * rows(2) * turns_of_row();
    }
    // Cells and positions keep step, but for what windows overhang: turns clear as many cells as
    // come to each, the last turns none, and what is left is cleared before the first. What the
    // windows of a turn reach is clear by then.
    Expr cells_a_turn() const {
        return Halide::max(all_cells() / Halide::max(turns(), 1), 1);
    }
    Expr clearing_turns() const {
        const Window w = this->window();
        Expr ahead = cast<int64_t>(16);
        for (int d = 0; d < 3; d++) {
            ahead += cast<int64_t>((w.kernel[d] - 1) * w.dilation[d] + 2 * (w.stride[d] - 1) +
                                   2 * w.pad[d]) * this->index_stride()[d];
        }
        const Expr idle = ahead / cells_a_turn() + 2;
        const Expr most = Halide::min(turns(), all_cells() / cells_a_turn());
        return cast<int>(Halide::clamp(cast<int64_t>(turns()) - idle, 0, most));
    }
    Expr cells_ahead() const {
        return all_cells() - clearing_turns() * cells_a_turn();
    }
    // Cells that are clear when the values of a turn are written.
    Expr cells_before(const Expr &turn_number) const {
        return cells_ahead() + Halide::min(turn_number + 1, clearing_turns()) * cells_a_turn();
    }

    // Clean planes: clears what the next turn needs, then writes its values.
    template<typename Place, typename With>
    void visit_in_turns(const Place &place, const With &with) {
        const Cells box = this->cells();
        const auto at_cell = [&](const Expr &number) {
            return place(box.min[0] + number);
        };
        const Expr zero = cast(this->elem_type(), 0);
        // LLVM would work addresses out in vectors, and take those apart again.
        setenv("HL_LLVM_ARGS", "-vectorize-slp=false", 0);
        Func ours("ours");
        ours(p) = clean;

        RDom c(0, cells_ahead(), "c");
        c.where(ours(p) && !are_small());
        dst(at_cell(c.x)) = zero;

        // Steps of a turn: 0 clears, 1 writes blocks of values, 2 those that are left over; where
        // an index is beyond what is clear, 3 writes those whose are not.
        RDom r(0, block, 0, Halide::max(cells_a_turn(), turn), 0, 4, 0, turns_of_row(), 0, rows(1),
               0, rows(2), "r");
        const Expr clears = r[2] == 0, blocks = r[2] == 1, asks = r[2] == 3;
        const Expr begin = r[3] * turn, here = Halide::min(turn, rows(0) - begin);
        const Expr turn_number = number_of_turn(r[3], r[4], r[5]);
        const Expr from = cells_ahead() + turn_number * cells_a_turn();
        look_through_turns();
        const Expr fine = beyond_turn(r[3], r[4], r[5], p) >= 0;
        const Expr number = select(blocks, r[1] * block + r[0], asks, r[1],
                                   here / block * block + r[1]);
        const auto at = this->template in_layout<Expr>(inside(begin + number, values.dim(0)), r[4],
                                                       r[5], p);
        const Expr far = cast<int64_t>(indices(at)) - first_index();
        const Expr is_clear = cast<uint64_t>(far) < cast<uint64_t>(cells_before(turn_number));
        const Expr write = select(fine, here, 0), ask = here - write;
        r.where(ours(p) && !are_small() && (blocks || r[0] == 0) &&
                r[1] < select(clears, cells_a_turn(), blocks, write / block, asks, ask,
                              write % block) &&
                (!clears || turn_number < clearing_turns()) && (!asks || is_clear));
        const Expr named = cast<int>(indices(at)) - cast<int>(first_index());
        const std::vector<Expr> cell = at_cell(select(clears, from + r[1], named));
        dst(cell) = select(clears, zero, with(dst(cell), values(at)));
        Halide::Stage writes = dst.update(this->dst_updates() - 1);
        writes.unroll(r[0]).unroll(r[2]);
        ours.compute_at(dst, p).store_in(Halide::MemoryType::Stack).bound_extent(p, 1);
        for (Func f : {in_turn, rest_of_turn, beyond_turn}) {
            f.compute_at(dst, r[3]).store_in(Halide::MemoryType::Stack);
        }

        // In the loops of the turns, whose variables have these names.
        const RDom f(0, 1, 0, 1, 0, 1, 0, turns_of_row(), 0, rows(1), 0, rows(2), "r");
        flags(p) = cast<uint8_t>(0);
        const Expr is_beyond = beyond_turn(f[3], f[4], f[5], p) < 0;
        flags(p) = select(is_beyond, cast<uint8_t>(unfinished), flags(p));
        flags.compute_root();
        flags.update().compute_with(writes, r[3]);
    }

    // Less than 0 where an index of a turn is beyond what is clear by then.
    void look_through_turns() {
        const int n = 8;
        const Var tx("tx"), ty("ty"), tz("tz"), lane("lane");
        const Expr begin = tx * turn, here = Halide::min(turn, rows(0) - begin);
        const Expr last = cast<int64_t>(cells_before(number_of_turn(tx, ty, tz))) - 1;
        const auto sign = [&](const Expr &number) {
            const auto at = this->template in_layout<Expr>(anywhere(begin + number), ty, tz, p);
            const Expr far = cast<int64_t>(indices(at)) - first_index();
            return far | (last - far);
        };
        RDom v(0, turn / n, "v"), e(0, n, "e");
        const RDom l(0, n, "l");
        v.where(v < here / n);
        e.where(e < here % n);
        in_turn(lane, tx, ty, tz, p) = cast<int64_t>(0);
        in_turn(lane, tx, ty, tz, p) = in_turn(lane, tx, ty, tz, p) | sign(v * n + lane);
        rest_of_turn(tx, ty, tz, p) = cast<int64_t>(0);
        rest_of_turn(tx, ty, tz, p) = rest_of_turn(tx, ty, tz, p) | sign(here / n * n + e);
        beyond_turn(tx, ty, tz, p) = rest_of_turn(tx, ty, tz, p);
        beyond_turn(tx, ty, tz, p) = beyond_turn(tx, ty, tz, p) | in_turn(l, tx, ty, tz, p);
        in_turn.bound(lane, 0, n).vectorize(lane).update().reorder(lane, v).vectorize(lane);
        beyond_turn.update().unroll(l);
    }
    Func in_turn{"in_turn"}, rest_of_turn{"rest_of_turn"}, beyond_turn{"beyond_turn"};
    // Of planes that turns wrote: this where one had an index beyond (ARGPOOL_FOREIGN_UNFINISHED).
    static constexpr int unfinished = 2;
    Func flags{"flags"};

    // Planes of up to so many positions, which lie one after the other and are numbered alike, are
    // looked through and cleared as one long row: what is done for each plane takes longer.
    static constexpr int most_small = 224;

    Expr are_small() const {
        return fills_dst() && rows(0) <= most_small && rows(1) == 1 && rows(2) == 1 &&
               this->index_stride_c == 0 && values.dim(3).stride() == rows(0) &&
               indices.dim(3).stride() == rows(0) && dst.dim(3).stride() == all_cells() &&
               this->index_base >= 0 &&
               this->index_base < cast<int64_t>(INT32_MAX) - all_cells();
    }

    void look_through_small(const Expr &in_a_row) {
        const int n = 8;
        const Expr first = this->index_base, few = this->direct(in_a_row);
        const Expr all = select(few, rows(0) * dst.dim(3).extent(), 0);
        const auto sign = [&](const Expr &at) {
            const Expr d = cast<int64_t>(indices(anywhere(at), 0, 0, 0)) - first;
            return d | (cast<int64_t>(all_cells()) - 1 - d);  // negative if beyond
        };
        const RDom v(0, all / n, "v"), e(0, all % n, "e"), l(0, n, "l");
        const Var lane("lane");
        Func signs("signs"), last("last");
        signs(lane) = cast<int64_t>(0);
        signs(lane) = signs(lane) | sign(v * n + lane);
        last() = cast<int64_t>(0);
        last() = last() | sign(all / n * n + e);
        together() = few && last() >= 0;
        together() = together() && signs(l) >= 0;
        signs.compute_root().bound(lane, 0, n).vectorize(lane);
        signs.update().reorder(lane, v).vectorize(lane);
        last.compute_root();
        together.compute_root().update().unroll(l);
    }

    template<typename With>
    void visit_small(bool reads, const With &with) {
        const Expr zero = cast(this->elem_type(), 0), planes = dst.dim(3).extent();
        const auto at_cell = [&](const Expr &number, const Expr &plane) {
            const Expr x = reads ? inside(number, dst.dim(0)) : anywhere(number);
            return std::vector<Expr>{x, 0, 0, plane};
        };
        RDom c(0, all_cells() * planes, "c");
        c.where(together());
        dst(at_cell(c.x, 0)) = zero;
        // Blocks of values, then those that are left over.
        const Expr blocks = rows(0) / block;
        RDom r(0, block, 0, Halide::max(blocks, block), 0, 2, 0, planes, "r");
        const Expr rest = r[2] == 1;
        r.where(together() && r[1] < select(rest, rows(0) % block, blocks) &&
                (!rest || r[0] == 0));
        const Expr from = select(rest, blocks * block + r[1], r[1] * block + r[0]);
        const Expr number = inside(from, values.dim(0));
        const Expr named = cast<int>(indices(number, 0, 0, r[3])) - cast<int>(this->index_base);
        const std::vector<Expr> cell = at_cell(named, r[3]);
        dst(cell) = with(dst(cell), values(number, 0, 0, r[3]));
        dst.update(this->dst_updates() - 1).unroll(r[0]).unroll(r[2]);
    }

};

}  // namespace argpool
