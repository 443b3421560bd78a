// The generator of unpooling's gradient: its buffers, and the schedule that the row names.
// SPDX-License-Identifier: MIT
#pragma once

#include "common/vector_conditions.h"
#include "gradient.h"

namespace argpool {

template<typename T>
class UnpoolGradientGenerator : public KernelGenerator<T> {
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
    void schedule() {
        use_vector_conditions(this->get_pipeline(), this->get_target());
    }

protected:
    void take(const ScheduleTable<unpool_gradient::Gradient> &schedules, bool exact) {
        const bool last = this->channels_last();
        const Var x("x"), y("y"), z("z"), p("p");
        grad_values(this->template in_layout<Var>(x, y, z, p)) = Halide::undef(this->elem_type());
        wrong(p) = cast<uint8_t>(0);
        const unpool_gradient::Gradient op(this->spec(), this->arguments(),
                                           {grad_dst, indices, grad_values, wrong}, exact);
        schedules.make(op)->define();
        grad_dst.dim(0).set_stride(1);
        start_at_zero(indices);
        promise_output(grad_values, this->align, last ? 0 : this->multiple_w.value());
        wrong.dim(0).set_stride(1);
        wrong.dim(0).set_bounds(0, last ? Expr(1) : grad_values.dim(3).extent());
    }
};

}  // namespace argpool
