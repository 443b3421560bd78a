// Unpooling's gradient on a device (C10): a thread a few pooled positions, each of which takes the
// cell that its index names; a wrong one gives 0.
// SPDX-License-Identifier: MIT

#include "device_kernel.h"

namespace {

using namespace argpool;

class MaxUnpoolBackward : public DeviceKernel<MaxUnpoolBackward> {
public:
    Input<Halide::Buffer<>> grad_dst{"grad_dst", 5}, indices{"indices", 5};
    Output<Halide::Buffer<>> grad_values{"grad_values", 5};

    void configure() {
        grad_dst.set_type(elem_type());
        indices.set_type(index_type());
        grad_values.set_type(elem_type());
    }

    void generate() {
        check_schedule("max_unpool_backward");
        std::vector<Expr> box = extents(grad_values);
        const Expr line = box[0];
        box[0] = ceil_div(line, few_positions);
        const RDom r({{0, few_positions}, {0, product(box)}}, "cell");
        std::vector<Expr> at = place_in(box, r[1]);
        at[0] = min(at[0] * few_positions + r[0], line - 1);  // the last one again, not a branch
        const Spot o = spot(at);
        const std::vector<Expr> to = of_buffer(indices, o.site.at, o);
        const Expr in_a_row = lies_in_a_row(grad_dst, x_dim(), cell_extent());
        Expr value, direct;
        in_each_way(in_a_row, [&](const Expr &when, const Locate &locate) {
            const NamedCell named = locate(of_first_image(indices(to), o), o.site);
            const Expr cell = grad_dst(in_row(named.cell, o));
            const Expr taken = select(named.valid, cell, cast(elem_type(), 0));
            value = value.defined() ? select(direct, value, taken) : taken;
            direct = direct.defined() ? direct : when;
        });
        grad_values(in_memory<Var>(x, y, z, c, n)) = Halide::undef(elem_type());
        grad_values(to) = value;
        Halide::Stage stage = grad_values.update(0);
        schedule_threads(stage, r, -1);
        if (!numbers_taps()) {
            stage.specialize(direct);  // else indices are taken apart by division
        }
        grad_dst.dim(0).set_stride(1);
        for (int d = 0; d < 5; d++) {
            indices.dim(d).set_min(0);
            grad_values.dim(d).set_min(0);
        }
        promise_vectors(indices);
        promise_vectors(grad_values);
    }

private:
    Var x{"x"}, y{"y"}, z{"z"}, c{"c"}, n{"n"};

    // Where a plane is taken as one row, x exceeds its extent.
    std::vector<Expr> in_row(const Xyz &at, const Spot &o) const {
        return in_memory<Expr>(anywhere(at[0]), anywhere(at[1]), anywhere(at[2]),
                               anywhere(o.site.plane), anywhere(o.image));
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpoolBackward, max_unpool_backward)
