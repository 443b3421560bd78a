// Unpooling's gradient on a device (C10): a thread a pooled position, which takes the cell that its
// index names; a wrong one gives 0.
// SPDX-License-Identifier: MIT

#include "device_kernel.h"

namespace {

using namespace argpool;

class MaxUnpoolBackward : public DeviceKernel<MaxUnpoolBackward> {
public:
    Input<Halide::Buffer<>> grad_dst{"grad_dst", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> grad_values{"grad_values", 4};

    void configure() {
        grad_dst.set_type(elem_type());
        indices.set_type(index_type());
        grad_values.set_type(elem_type());
    }

    void generate() {
        check_schedule("max_unpool_backward");
        const Threads threads(extents(grad_values), lanes);
        const std::vector<Expr> to = threads.here();
        const Site o = site(to);
        const Expr in_a_row = lies_in_a_row(grad_dst, x_dim(), cell_extent());
        Expr value, direct;
        in_each_way(in_a_row, [&](const Expr &when, const Locate &locate) {
            const NamedCell named = locate(indices(to), o);
            const Expr cell = grad_dst(in_row(named.cell, o.plane));
            const Expr taken = select(named.valid, cell, cast(elem_type(), 0));
            value = value.defined() ? select(direct, value, taken) : taken;
            direct = direct.defined() ? direct : when;
        });
        grad_values(in_layout<Var>(x, y, z, p)) = Halide::undef(elem_type());
        grad_values(to) = value;
        Halide::Stage stage = grad_values.update(0);
        threads.schedule(stage);
        if (!numbers_taps()) {
            stage.specialize(direct);  // else indices are taken apart by division
        }
        grad_dst.dim(0).set_stride(1);
        for (int d = 0; d < 4; d++) {
            indices.dim(d).set_min(0);
            grad_values.dim(d).set_min(0);
        }
        promise_vectors(indices);
        promise_vectors(grad_values);
    }

private:
    Var x{"x"}, y{"y"}, z{"z"}, p{"p"};

    // Where a plane is taken as one row, x exceeds its extent.
    std::vector<Expr> in_row(const Xyz &at, const Expr &plane) const {
        return in_layout<Expr>(anywhere(at[0]), anywhere(at[1]), anywhere(at[2]), anywhere(plane));
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpoolBackward, max_unpool_backward)
