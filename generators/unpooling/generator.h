// The generator of a gather: its buffers, and the schedule that the row names.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "gather.h"

namespace argpool {

// What a row's name stands for: unpooling and pooling's gradient have the same schedules.
const std::vector<ScheduleTable<unpooling::Gather>::Line> &gather_schedules();

template<typename T>
class GatherGenerator : public KernelGenerator<T> {
public:
    template<typename U>
    using Input = typename KernelGenerator<T>::template Input<U>;
    template<typename U>
    using Output = typename Halide::Generator<T>::template Output<U>;

    // Does check_indices' work as well: there is a fourth buffer, foreign.
    GeneratorParam<bool> checks{"checks", false};

    // Of the gradient: grad_values, indices, grad_src.
    Input<Halide::Buffer<>> values{"values", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> dst{"dst", 4};

    void configure() {
        values.set_type(this->elem_type());
        indices.set_type(this->index_type());
        dst.set_type(this->elem_type());
        if (checks) {
            foreign = this->template add_output<Halide::Buffer<>>("foreign", Halide::UInt(8), 1);
        }
    }

protected:
    unpooling::GatherSpec gather_spec() const {
        return {this->spec(), window_axes(this->kernel, this->stride, this->pad, this->dilation),
                this->min_c, checks};
    }
    void gather(const ScheduleTable<unpooling::Gather> &schedules,
                const unpooling::GatherSpec &spec, const unpooling::CellRule &rule) {
        const unpooling::Gather op(spec, this->arguments(), {values, indices, dst, foreign}, rule);
        schedules.make(op)->define();
        for (auto dim : {values.dim(0), indices.dim(0)}) {
            dim.set_stride(1);
        }
        promise_output(dst, this->align, spec.channels_last ? 0 : this->multiple_w.value());
        if (foreign) {
            foreign->dim(0).set_stride(1);
            foreign->dim(0).set_bounds(0, spec.channels_last ? Expr(1) : dst.dim(3).extent());
        }
    }

private:
    Halide::GeneratorOutput<Halide::Buffer<>> *foreign = nullptr;
};

}  // namespace argpool
