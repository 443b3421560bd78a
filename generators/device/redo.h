// Unpooling and pooling's gradient on a device for indices of any kind (C8, C9): planes that are
// marked are computed again, each cell from all windows of its plane, in row-major order.
// SPDX-License-Identifier: MIT
#pragma once

#include "device_kernel.h"
#include "common/sums.h"

namespace argpool {

constexpr int least_cells = 8;         // of a thread
constexpr int warp = 32;              // threads that look at one mark
constexpr int most_threads = 1 << 18;  // as many as a GPU runs at once

template<bool adds>
class DeviceRedo : public DeviceKernel<DeviceRedo<adds>> {
    using T = DeviceRedo;

public:
    template<typename U>
    using Input = typename KernelGenerator<T>::template Input<U>;
    template<typename U>
    using Output = typename Halide::Generator<T>::template Output<U>;

    // The gradient's inputs: grad_values, indices, foreign, grad_src.
    Input<Halide::Buffer<>> values{"values", 5}, indices{"indices", 5};
    Input<Halide::Buffer<uint8_t, 1>> foreign{"foreign"};
    Output<Halide::Buffer<>> dst{"dst", 5};

    void configure() {
        values.set_type(this->stored_type());
        indices.set_type(this->index_type());
        dst.set_type(this->stored_type());
    }

    void generate() {
        this->check_schedule(adds ? "max_pool_backward_scatter" : "max_unpool_scatter");
        unit_box = extents(dst);
        unit_box.resize(this->channels_last() ? 4 : 3);
        cells_of_unit = product(unit_box);
        // Where all planes are marked, the GPU is full; where none is, few threads look at marks.
        const Expr units = this->units(dst);
        cells = max(cast<int>(cast<int64_t>(cells_of_unit) * units / most_threads), least_cells);
        parts = (cells_of_unit - 1) / (cells * warp) + 1;
        RDom r({{0, cells}, {0, warp * parts * units}}, "cell");
        compute();

        const Place here = place(r[0], r[1]);
        r.where(is_marked(here.unit));  // hoist.h takes the test out of the loop
        const Spot to = spot_of(here);
        const Xyz &at = to.site.at;
        const Expr sum = made(r[0], r[1]);
        dst(this->template in_memory<Var>(x, y, z, c, n)) = Halide::undef(this->stored_type());
        dst(this->template in_memory<Expr>(at[0], at[1], at[2], to.site.plane, to.image)) =
            adds ? sums().rounded_to_bits(sum) : sum;
        const Halide::RVar block("block"), thread("thread");
        dst.update(0)
            .allow_race_conditions()
            .split(r[1], block, thread, block_threads)
            .reorder(r[0], thread, block)
            .gpu_blocks(block)
            .gpu_threads(thread)
            .never_partition_all();
        made.compute_at(Halide::LoopLevel(dst, r[0]));

        for (int d = 0; d < 5; d++) {
            values.dim(d).set_min(0);
            indices.dim(d).set_min(0);
            dst.dim(d).set_min(0);
        }
        this->promise_vectors(values);
        this->promise_vectors(indices);
        this->promise_vectors(dst);
        start_at_zero(foreign);
    }

private:
    using typename DeviceKernel<T>::Spot;

    Var x{"x"}, y{"y"}, z{"z"}, c{"c"}, n{"n"};
    Var iteration{"iteration"}, thread{"thread"};
    Func made{"made"};
    std::vector<Expr> unit_box;  // of a plane's cells, channels-last of an image's
    Expr cells_of_unit, parts;
    Expr cells;  // of a thread

    // A cell by its number in a unit. Threads past the last cell make it again.
    struct Place {
        Expr number, unit;
    };
    Place place(const Expr &iteration, const Expr &thread) const {
        const std::vector<Expr> at = place_in({warp, parts, this->units(dst)}, thread);
        const Expr number = (at[1] * cells + iteration) * warp + at[0];
        return {min(number, cells_of_unit - 1), at[2]};
    }
    Expr is_marked(const Expr &unit) const {
        return foreign(inside(unit, foreign.dim(0))) != 0;
    }
    Spot spot_of(const Place &place) const {
        const Expr &unit = place.unit;
        std::vector<Expr> at = place_in(unit_box, place.number);
        if (this->channels_last()) {
            at.push_back(unit);
        } else {
            const std::vector<Expr> plane =
                place_in({dst.dim(3).extent(), dst.dim(4).extent()}, unit);
            at.insert(at.end(), plane.begin(), plane.end());
        }
        return this->spot(at);
    }

    void compute() {
        const Window w = this->window();
        const Spot at = spot_of(place(iteration, thread));
        const auto pooled = [&](int d) { return indices.dim(this->x_dim() + d).extent(); };
        const RDom o(0, pooled(0), 0, pooled(1), 0, pooled(2), "window");
        Expr named = Halide::Internal::const_true();
        Xyz tap;
        for (int d = 0; d < 3; d++) {
            const Expr from = at.site.at[d] + w.pad[d] - o[d] * w.stride[d];
            tap[d] = from / w.dilation[d];
            if (this->numbers_taps()) {
                named = named && from >= 0 && tap[d] < w.kernel[d] &&
                        tap[d] * w.dilation[d] == from;
            }
            named = named && this->exists(at.site.at[d], d);
        }
        const std::vector<Expr> window = this->of_buffer(indices, {o.x, o.y, o.z}, at);
        const Expr own = this->numbers_taps() ? cast<int64_t>(this->number_of_tap(tap, w))
                                              : this->offset_of(at.site.at, at);
        named = named && cast<int64_t>(indices(window)) == own;
        made(iteration, thread) = sums().zero();
        const Expr so_far = made(iteration, thread), value = values(window);
        made(iteration, thread) =
            select(named, adds ? so_far + sums().addend_of_bits(value) : value, so_far);
    }
    // Elements are added in a type of their own; else they are bits.
    Sums sums() const {
        return Sums(this->elem_type(), this->get_target());
    }
};

}  // namespace argpool
