// What the generators of unpooling and of pooling's gradient have in common, as gathers
// (unpooling/) and as scatters (scatter/): their buffers.
// SPDX-License-Identifier: MIT
#pragma once

#include "kernel_generator.h"

namespace argpool {

struct UnpoolBuffers {
    using In = Halide::GeneratorInput<Halide::Buffer<>>;
    using Out = Halide::GeneratorOutput<Halide::Buffer<>>;

    // References: Halide finds a generator's inputs and outputs by their addresses in the
    // generator, so they are neither copied nor moved.
    In &values, &indices;  // in the layout's order: (x, y, z, plane) or (channel, x, y, z)
    Out &dst;              // of the gradient: grad_values, indices, grad_src
    // One mark a plane (channels-last: one in all). A gather marks planes with an index that names
    // no cell of its own window; a scatter, planes with one that may name no cell of the plane.
    // Null where the row's kernel does not check indices.
    Out *foreign;
};

template<typename T>
class UnpoolGenerator : public KernelGenerator<T> {
public:
    template<typename U>
    using Input = typename KernelGenerator<T>::template Input<U>;
    template<typename U>
    using Output = typename Halide::Generator<T>::template Output<U>;

    // Does the kernel check indices as well? There is a fourth buffer then, foreign.
    GeneratorParam<bool> checks{"checks", false};

    Input<Halide::Buffer<>> values{"values", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> dst{"dst", 4};

    // Types, and whether there is a fourth buffer, depend on parameters, which Halide sets before
    // it calls configure().
    void configure() {
        values.set_type(this->elem_type());
        indices.set_type(this->index_type());
        dst.set_type(this->elem_type());
        if (checks) {
            foreign = this->template add_output<Halide::Buffer<>>("foreign", Halide::UInt(8), 1);
        }
    }

protected:
    UnpoolBuffers buffers() {
        return {values, indices, dst, foreign};
    }

private:
    // Owned by the generator's base class; null without `checks`.
    Halide::GeneratorOutput<Halide::Buffer<>> *foreign = nullptr;
};

}  // namespace argpool
