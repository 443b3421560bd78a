// Unpooling's gradient on a device (C10): a thread a few pooled positions, each of which takes the
// cell that its index names; a wrong one gives 0, and its plane a mark.
// SPDX-License-Identifier: MIT

#include "device_kernel.h"

namespace {

using namespace argpool;

class MaxUnpoolBackward : public DeviceKernel<MaxUnpoolBackward> {
public:
    Input<Halide::Buffer<>> grad_dst{"grad_dst", 5}, indices{"indices", 5};
    Output<Halide::Buffer<>> grad_values{"grad_values", 5};
    Output<Halide::Buffer<uint8_t, 1>> wrong{"wrong"};  // of extent 0 where nothing is reported

    void configure() {
        grad_dst.set_type(elem_type());
        indices.set_type(index_type());
        grad_values.set_type(elem_type());
    }

    void generate() {
        check_schedule("max_unpool_backward");
        const Visit taken = visit();
        const Expr there = max(taken.offset, 0);
        const Spot &o = taken.position;
        // Along dimension 0, whose stride is 1, an offset is a coordinate.
        const Expr channel = o.site.plane + (channels_last() ? there : 0);
        const Expr cell = grad_dst(in_memory<Expr>(anywhere(channels_last() ? Expr(0) : there), 0,
                                                   0, anywhere(channel), anywhere(o.image)));
        grad_values(in_memory<Var>(x, y, z, c, n)) = Halide::undef(elem_type());
        grad_values(of_buffer(indices, o.site.at, o)) =
            select(taken.offset >= 0, cell, cast(elem_type(), 0));
        Halide::Stage stage = grad_values.update(0);
        const Halide::RVar thread = schedule_threads(stage, taken.r, -1);

        // In the same loop, or all indices were read from memory twice.
        Visit marking = visit();
        marking.r.where(marking.offset < 0 && wrong.dim(0).extent() > 0);
        wrong(u) = Halide::undef<uint8_t>();
        wrong(unit(marking.position, channels(indices))) = cast<uint8_t>(1);
        Halide::Stage marks = wrong.update(0);
        schedule_threads(marks, marking.r, -1);
        marks.compute_with(stage, thread);

        grad_dst.dim(0).set_stride(1);
        for (int d = 0; d < 5; d++) {
            indices.dim(d).set_min(0);
            grad_values.dim(d).set_min(0);
        }
        wrong.dim(0).set_min(0).set_stride(1);
        promise_vectors(indices);
        promise_vectors(grad_values);
    }

private:
    Var u{"u"}, x{"x"}, y{"y"}, z{"z"}, c{"c"}, n{"n"};

    // A loop over pooled positions: a thread's, then threads.
    struct Visit {
        RDom r;
        Spot position;
        Expr offset;  // of the cell that the index names, from its plane's first; wrong ones: -1
    };
    Visit visit() {
        std::vector<Expr> box = extents(grad_values);
        const Expr line = box[0];
        box[0] = ceil_div(line, few_positions);
        const RDom r({{0, few_positions}, {0, product(box)}}, "cell");  // fused loops have one name
        std::vector<Expr> at = place_in(box, r[1]);
        at[0] = min(at[0] * few_positions + r[0], line - 1);  // the last one again, not a branch
        const Spot o = spot(at);
        return {r, o, offset(of_first_image(indices(of_buffer(indices, o.site.at, o)), o), o)};
    }

    // The cheapest way that this call's index space and memory allow.
    Expr offset(const Expr &stored, const Spot &o) const {
        if (numbers_taps()) {
            return in_memory_of(named_by(stored, o));
        }
        const IndexDecoder decoder = this->decoder();
        const Expr far = decoder.distance(stored, o.site);
        return branch(decoder.direct(lies_in_a_row(grad_dst, x_dim(), cell_extent())),
                      in_memory_of(decoder.in_long_row(far, cast<uint32_t>(far))),
                      in_memory_of(named_by_offset(stored, o)));
    }
    Expr in_memory_of(const NamedCell &named) const {
        Expr offset = 0;
        for (int d = 0; d < 3; d++) {
            offset += named.cell[d] * grad_dst.dim(x_dim() + d).stride();
        }
        return select(named.valid, offset, -1);
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpoolBackward, max_unpool_backward)
