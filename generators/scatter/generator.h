// The generator of a scatter: its buffers, and the schedule that the row names.
// SPDX-License-Identifier: MIT
#pragma once

#include "scatter.h"

namespace argpool {

template<typename T>
class ScatterGenerator : public KernelGenerator<T> {
public:
    template<typename U>
    using Input = typename KernelGenerator<T>::template Input<U>;
    template<typename U>
    using Output = typename Halide::Generator<T>::template Output<U>;

    // Says which planes may have an index that names no cell: there is a fourth buffer, foreign.
    GeneratorParam<bool> checks{"checks", false};

    // Of the gradient: grad_values, indices, grad_src.
    Input<Halide::Buffer<>> values{"values", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> dst{"dst", 4};

    void configure() {
        if (checks) {
            foreign = this->template add_output<Halide::Buffer<>>("foreign", Halide::UInt(8), 1);
        }
        values.set_type(this->elem_type());
        indices.set_type(this->index_type());
        dst.set_type(this->elem_type());
    }

protected:
    void scatter(const ScheduleTable<scattering::Scatter> &schedules, bool adds) {
        bounds_its_stores();
        const scattering::Scatter op(this->spec(), this->arguments(),
                                     {values, indices, dst, foreign}, adds);
        schedules.make(op)->define();
        if (foreign) {
            const bool last = this->channels_last();
            start_at_zero(*foreign);
            foreign->dim(0).set_extent(last ? Expr(1) : values.dim(3).extent());
        }
        start_at_zero(values);
        start_at_zero(indices);
        start_at_zero(dst);
    }

private:
    Halide::GeneratorOutput<Halide::Buffer<>> *foreign = nullptr;
};

}  // namespace argpool
