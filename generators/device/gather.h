// Unpooling and pooling's gradient on a device (C8, C9): a thread a cell. It asks the windows that
// lie over the cell, or for planes with foreign indices all windows, in row-major order.
// SPDX-License-Identifier: MIT
#pragma once

#include "device_kernel.h"
#include "sums.h"

namespace argpool {

// T: the kernel. redo: for flagged planes and indices of any kind, else for indices that name cells
// of their own windows.
template<typename T, bool adds, bool redo>
class DeviceGather : public DeviceKernel<T> {
public:
    template<typename U>
    using Input = typename KernelGenerator<T>::template Input<U>;
    template<typename U>
    using Output = typename Halide::Generator<T>::template Output<U>;

    // Of the gradient: grad_values, indices, grad_src.
    Input<Halide::Buffer<>> values{"values", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> dst{"dst", 4};

    void configure() {
        if (redo) {
            foreign = this->template add_input<Halide::Buffer<>>("foreign", Halide::UInt(8), 1);
        }
        values.set_type(this->stored_type());
        indices.set_type(this->index_type());
        dst.set_type(this->stored_type());
    }

    void generate() {
        this->check_schedule(adds ? "max_pool_backward" : "max_unpool");
        const Window w = this->window();
        Threads threads(extents(dst), this->lanes);
        const Site at = this->site(threads.place(number, lane));

        Xyz first, count;
        for (int d = 0; d < 3; d++) {
            const Expr reach = (w.kernel[d] - 1) * w.dilation[d];
            count[d] = redo ? pooled(d) : Halide::Internal::simplify(reach / w.stride[d] + 1);
            first[d] = redo ? Expr(0) : (at.at[d] + w.pad[d]) / w.stride[d] + 1 - count[d];
        }
        RDom r(0, count[0], 0, count[1], 0, count[2], "window");
        if (redo) {
            r.where(flag(at.plane) != 0);
        }
        Xyz o, tap;
        Expr named = Halide::Internal::const_true();
        for (int d = 0; d < 3; d++) {
            o[d] = first[d] + r[d];
            const Expr from = at.at[d] + w.pad[d] - o[d] * w.stride[d];
            tap[d] = from / w.dilation[d];
            if (!redo) {
                named = named && o[d] >= 0 && o[d] < pooled(d);
            }
            if (!redo || this->numbers_taps()) {
                named = named && from >= 0 && tap[d] < w.kernel[d] &&
                        tap[d] * w.dilation[d] == from;
            }
            o[d] = clamp(o[d], 0, pooled(d) - 1);
            named = named && this->exists(at.at[d], d);
        }
        const std::vector<Expr> window = this->in_memory(indices, o, at.plane);
        // Of indices that name cells of their own windows, 32 bits tell which.
        const Type bits = redo ? Halide::Int(64) : Halide::UInt(32);
        named = named && cast(bits, indices(window)) ==
                             cast(bits, this->index_of(tap, at.at, at.plane, w));
        made(lane, number) = sums().zero();
        const Expr so_far = made(lane, number), value = values(window);
        made(lane, number) =
            select(named, adds ? so_far + sums().addend_of_bits(value) : value, so_far);

        const std::vector<Expr> to = threads.here();
        if (redo) {
            threads.where(flag(this->site(to).plane) != 0);
        }
        const Expr sum = made(threads.lane(), threads.number());
        dst(this->template in_layout<Var>(x, y, z, p)) = Halide::undef(this->stored_type());
        dst(to) = adds ? sums().rounded_to_bits(sum) : sum;
        const Halide::LoopLevel thread(dst, threads.schedule(dst.update(0)));
        made.compute_at(thread).vectorize(lane);
        this->unroll_few(made.update(0), lane, r, !redo && this->unrolls());

        for (int d = 0; d < 4; d++) {
            values.dim(d).set_min(0);
            indices.dim(d).set_min(0);
            dst.dim(d).set_min(0);
        }
        this->promise_vectors(values);
        this->promise_vectors(indices);
        this->promise_vectors(dst);
        if (redo) {
            start_at_zero(*foreign);
        }
    }

private:
    using typename AnyIndexGenerator<T>::Site;

    Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"}, number{"number"};
    Func made{"made"};
    Halide::GeneratorInput<Halide::Buffer<>> *foreign = nullptr;

    Expr flag(const Expr &plane) const {
        return (*foreign)(inside(this->unit(plane), foreign->dim(0)));
    }
    Expr pooled(int d) const {
        return indices.dim(this->x_dim() + d).extent();
    }
    // Without sums, elements are bits.
    Sums sums() const {
        return Sums(this->elem_type(), this->get_target());
    }
};

}  // namespace argpool
