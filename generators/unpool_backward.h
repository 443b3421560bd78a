// The gradient of max unpooling (C10): each pooled position takes the cell of grad_dst that its
// index names. For indices of any kind; a wrong one gives 0 and marks its plane.
// SPDX-License-Identifier: MIT
#pragma once

#include "any_index.h"

namespace argpool {

template<typename T>
class UnpoolBackward : public AnyIndexGenerator<T> {
public:
    template<typename U>
    using Input = typename KernelGenerator<T>::template Input<U>;
    template<typename U>
    using Output = typename Halide::Generator<T>::template Output<U>;

    Input<Halide::Buffer<>> grad_dst{"grad_dst", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> grad_values{"grad_values", 4};
    Output<Halide::Buffer<uint8_t, 1>> wrong{"wrong"};

    void configure() {
        grad_dst.set_type(this->elem_type());
        indices.set_type(this->index_type());
        grad_values.set_type(this->elem_type());
    }

    void generate() {
        grad_values(this->template in_layout<Var>(x, y, z, p)) = Halide::undef(this->elem_type());
        wrong(p) = cast<uint8_t>(0);
        in_each_way(lies_in_a_row(grad_dst, x_dim(), this->cell_extent()),
                    [&](const Expr &when, const Locate &locate) { gather(when, locate); });
        grad_dst.dim(0).set_stride(1);
        start_at_zero(indices);
        promise_output(grad_values, this->align, channels_last() ? 0 : this->multiple_w.value());
        wrong.dim(0).set_stride(1);
        wrong.dim(0).set_bounds(0, channels_last() ? Expr(1) : grad_values.dim(3).extent());
    }

protected:
    using typename AnyIndexGenerator<T>::Locate;
    using typename AnyIndexGenerator<T>::Site;
    using AnyIndexGenerator<T>::channels_last;
    using AnyIndexGenerator<T>::in_each_way;
    using AnyIndexGenerator<T>::x_dim;

    Var x{"x"}, y{"y"}, z{"z"}, p{"p"};

    // Has the position the cell that its index names? It needs whole planes then, and Funcs that
    // are made here are computed for a plane (channels-last: for a vector of channels) at a time,
    // where `when` holds.
    virtual Expr has(const Expr & /*cell*/, const Site & /*site*/, const Expr & /*when*/,
                     const Locate & /*locate*/, std::vector<Func> & /*made*/) {
        return Halide::Internal::const_true();
    }
    virtual bool by_planes() const {
        return false;
    }
    Xyz positions() const {
        return {grad_values.dim(x_dim()).extent(), grad_values.dim(x_dim() + 1).extent(),
                grad_values.dim(x_dim() + 2).extent()};
    }

private:
    // Lines of positions, in vectors: along x, or channels. The last vector of a line that would
    // not fit is shifted inwards; lines narrower than a vector are masked.
    void gather(const Expr &when, const Locate &locate) {
        // Indices of cells do not depend on where they are stored: positions are one long row too.
        const Xyz extent = positions();
        const Expr flat = this->numbers_taps() ? Halide::Internal::const_false()
                                               : lies_in_a_row(indices, x_dim(), extent) &&
                                                     lies_in_a_row(grad_values, x_dim(), extent);
        const Expr width = select(flat, extent[0] * extent[1] * extent[2], extent[0]);
        const Expr height = select(flat, 1, extent[1]), depth = select(flat, 1, extent[2]);
        const Expr line = channels_last() ? grad_values.dim(0).extent() : width;
        const Expr rows = channels_last() ? width : height;
        const Expr slabs = channels_last() ? height : depth;
        const Expr last = channels_last() ? depth : 1;
        // Loops, innermost first: lanes, vectors of a line, lines. By planes, channels-last:
        // vectors of channels are outermost.
        const bool lines_first = by_planes() && channels_last();
        const auto domain = [&](const Expr &vectors, const char *name) {
            const Expr outermost = select(when, last, 0), lane_count = this->lanes.value();
            return lines_first
                       ? RDom(0, lane_count, 0, rows, 0, slabs, 0, outermost, 0, vectors, name)
                       : RDom(0, lane_count, 0, vectors, 0, rows, 0, slabs, 0, outermost, name);
        };
        const auto take_from = [&](const Expr &first, const Expr &some, const RDom &r) {
            const Expr at = first + r[0];
            const int row = lines_first ? 1 : 2;
            take(channels_last() ? Site{{r[row], r[row + 1], r[row + 2]}, at}
                                 : Site{{at, r[row], r[row + 1]}, p},
                 when && some, locate, r);
        };
        const int n = this->lanes;
        // A vector a time that starts at a multiple; the last by itself, so that nothing is asked
        // of the others. By planes, all of them together: a plane is prepared only once.
        const Expr whole = by_planes() ? select(line >= n, (line + n - 1) / n, 0) : line / n;
        RDom r = domain(whole, "r");
        const Expr start = r[lines_first ? 4 : 1] * n;
        take_from(by_planes() ? Halide::min(start, line - n) : start, whole > 0, r);
        const Expr rest = by_planes() ? line < n : line % n != 0;
        RDom e = domain(select(rest, 1, 0), "e");
        e.where(e[0] < line);
        take_from(Halide::max(line - n, 0), rest, e);
    }

    void take(const Site &site, const Expr &when, const Locate &locate, const RDom &r) {
        const Expr channel = channels_last() ? anywhere(site.plane) : site.plane;
        const auto in = [&](const Xyz &at) {
            return this->template in_layout<Expr>(anywhere(at[0]), anywhere(at[1]),
                                                  anywhere(at[2]), channel);
        };
        const NamedCell named = locate(indices(in(site.at)), site);
        std::vector<Func> made;
        const Expr has_it = named.valid && has(this->number(named.cell), site, when, locate, made);
        grad_values(in(site.at)) =
            select(has_it, grad_dst(in(named.cell)), cast(this->elem_type(), 0));
        const Expr unit = channels_last() ? Expr(0) : Expr(p);
        wrong(unit) = Halide::max(wrong(unit), cast<uint8_t>(!named.valid));

        // One loop, which reads each index once.
        const int stage = grad_values.num_update_definitions() - 1;
        std::vector<Halide::VarOrRVar> order{r[0], r[1], r[2], r[3], r[4]};
        if (!channels_last()) {
            order.push_back(p);
        }
        Halide::Stage values = grad_values.update(stage), marks = wrong.update(stage);
        values.allow_race_conditions().reorder(order).vectorize(r[0]);
        marks.reorder(order).atomic().vectorize(r[0]);
        marks.compute_with(values, order[1]);
        for (Func &f : made) {
            f.compute_at(channels_last() ? Halide::LoopLevel(grad_values, r[4])
                                         : Halide::LoopLevel(grad_values, p));
        }
    }
};

}  // namespace argpool
