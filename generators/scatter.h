// Whole planes, for indices of any kind: every value, in row-major order of its pooled position,
// goes to the cell that its index names; wrong indices are passed over. For unpooling and the
// gradient of pooling.
// SPDX-License-Identifier: MIT
#pragma once

#include "any_index.h"

namespace argpool {

template<typename T>
class ScatterGenerator : public AnyIndexGenerator<T> {
public:
    template<typename U>
    using Input = typename KernelGenerator<T>::template Input<U>;
    template<typename U>
    using Output = typename Halide::Generator<T>::template Output<U>;

    // Of the gradient: grad_values, indices, grad_src.
    Input<Halide::Buffer<>> values{"values", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> dst{"dst", 4};

    void configure() {
        values.set_type(this->elem_type());
        indices.set_type(this->index_type());
        dst.set_type(this->elem_type());
    }

protected:
    using typename AnyIndexGenerator<T>::Site;
    using KernelGenerator<T>::channels_last;

    Var x{"x"}, y{"y"}, z{"z"}, p{"p"};

    void clear() {
        const std::vector<Var> at = this->template in_layout<Var>(x, y, z, p);
        dst(at) = cast(this->elem_type(), 0);
        dst.vectorize(at[0], this->lanes, TailStrategy::Predicate);
    }

    // Adds updates to `target`, which write(cell, value) defines for a value and its cell.
    template<typename Target, typename Write>
    void scatter(Target &target, const Expr &in_a_row, const Write &write) {
        const int x_dim = this->x_dim();
        this->in_each_way(in_a_row, [&](const Expr &when, const auto &locate) {
            RDom r(0, values.dim(x_dim).extent(), 0, values.dim(x_dim + 1).extent(), 0,
                   select(when, values.dim(x_dim + 2).extent(), 0), "r");
            const auto from = this->template in_layout<Expr>(r.x, r.y, r.z, p);
            const NamedCell to = locate(indices(from), Site{{r.x, r.y, r.z}, p});
            r.where(to.valid);
            write(to.cell, values(from));
            Halide::Stage writes = target.update(target.num_update_definitions() - 1);
            if (channels_last()) {
                writes.reorder(p, r.x, r.y, r.z);
            } else {
                writes.unscheduled();
            }
        });
    }

    void constrain() {
        start_at_zero(values);
        start_at_zero(indices);
        start_at_zero(dst);
    }
};

}  // namespace argpool
