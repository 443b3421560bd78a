// The gradient of max unpooling (C10): each pooled position takes the cell of grad_dst that its
// index names. For indices of any kind; a wrong one gives 0 and marks its plane.
// SPDX-License-Identifier: MIT

#include "any_index.h"

namespace {

using namespace argpool;
using Halide::max;
using Halide::min;
using Halide::select;

class MaxUnpoolBackward : public AnyIndexGenerator<MaxUnpoolBackward> {
public:
    Input<Halide::Buffer<>> grad_dst{"grad_dst", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> grad_values{"grad_values", 4};
    Output<Halide::Buffer<uint8_t, 1>> wrong{"wrong"};

    void configure() {
        grad_dst.set_type(elem_type());
        indices.set_type(index_type());
        grad_values.set_type(elem_type());
    }

    void generate() {
        grad_values(in_layout<Var>(x, y, z, p)) = Halide::undef(elem_type());
        wrong(plane) = cast<uint8_t>(0);
        in_each_way(lies_in_a_row(grad_dst, x_dim(), cell_extent()),
                    [&](const Expr &when, const auto &locate) { gather(when, locate); });
        grad_dst.dim(0).set_stride(1);
        start_at_zero(indices);
        promise_output(grad_values, align, channels_last() ? 0 : multiple_w.value());
        wrong.dim(0).set_stride(1);
        wrong.dim(0).set_bounds(0, channels_last() ? Expr(1) : grad_values.dim(3).extent());
    }

private:
    Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, plane{"p"};

    template<typename Locate>
    void gather(const Expr &when, const Locate &locate) {
        // Indices of cells do not depend on where they are stored: positions are one long row too.
        const Xyz extent{grad_values.dim(x_dim()).extent(), grad_values.dim(x_dim() + 1).extent(),
                         grad_values.dim(x_dim() + 2).extent()};
        const Expr flat = numbers_taps() ? Halide::Internal::const_false()
                                                 : lies_in_a_row(indices, x_dim(), extent) &&
                                                       lies_in_a_row(grad_values, x_dim(), extent);
        const Expr width = select(flat, extent[0] * extent[1] * extent[2], extent[0]);
        const Expr height = select(flat, 1, extent[1]), depth = select(flat, 1, extent[2]);
        const Expr line = channels_last() ? grad_values.dim(0).extent() : width;

        const int n = lanes;
        const bool streams = schedule_name.value() == "stream";
        const Expr bulk = streams ? line / n * n : select(line >= n, line, 0);
        const Expr rows = channels_last() ? width : height;
        const Expr slabs = channels_last() ? height : depth;
        const Expr last = select(when, channels_last() ? depth : 1, 0);
        const auto place = [&](const Expr &first, const Expr &lane, const RDom &r) {
            const Expr at = first + lane;
            return channels_last() ? Site{{r[2], r[3], r[4]}, at} : Site{{at, r[2], r[3]}, p};
        };
        const RDom r(0, n, 0, (bulk + n - 1) / n, 0, rows, 0, slabs, 0, last, "r");
        take(place(streams ? r[1] * n : min(r[1] * n, bulk - n), r[0], r), r, locate);
        RDom e(0, n, 0, (line - bulk + n - 1) / n, 0, rows, 0, slabs, 0, last, "e");
        const Expr first = bulk + e[1] * n;
        e.where(first + e[0] < line);
        take(place(first, e[0], e), e, locate);
    }

    template<typename Locate>
    void take(const Site &site, const RDom &r, const Locate &locate) {
        const Expr channel = channels_last() ? anywhere(site.plane) : site.plane;
        const auto in = [&](const Xyz &at) {
            return in_layout<Expr>(anywhere(at[0]), anywhere(at[1]), anywhere(at[2]), channel);
        };
        const NamedCell cell = locate(indices(in(site.at)), site);
        const auto of = in_layout<Expr>(anywhere(cell.cell[0]), anywhere(cell.cell[1]),
                                        anywhere(cell.cell[2]), channel);
        grad_values(in(site.at)) = select(cell.valid, grad_dst(of), cast(elem_type(), 0));
        const Expr unit = channels_last() ? Expr(0) : Expr(plane);
        wrong(unit) = max(wrong(unit), cast<uint8_t>(!cell.valid));

        const int stage = grad_values.num_update_definitions() - 1;
        std::vector<Halide::VarOrRVar> order{r[0], r[1], r[2], r[3], r[4]};
        if (!channels_last()) {
            order.push_back(p);
        }
        Halide::Stage values = grad_values.update(stage), marks = wrong.update(stage);
        values.allow_race_conditions().reorder(order).vectorize(r[0]);
        marks.reorder(order).atomic().vectorize(r[0]);
        marks.compute_with(values, r[1]);
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpoolBackward, max_unpool_backward)
