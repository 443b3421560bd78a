// Unpooling and pooling's gradient on a device (C8, C9), for indices that name cells of their own
// windows: a thread a tile of cells. It loads the index and the value of each window over the tile
// once, and each cell takes the values whose index is its own.
// SPDX-License-Identifier: MIT
#pragma once

#include "device_kernel.h"
#include "common/sums.h"

namespace argpool {

constexpr int most_cells = 16;  // of a thread, in registers

template<bool adds>
class DeviceGather : public DeviceKernel<DeviceGather<adds>> {
    using T = DeviceGather;

public:
    template<typename U>
    using Input = typename KernelGenerator<T>::template Input<U>;
    template<typename U>
    using Output = typename Halide::Generator<T>::template Output<U>;

    // The gradient's inputs: grad_values, indices, grad_src.
    Input<Halide::Buffer<>> values{"values", 5}, indices{"indices", 5};
    Output<Halide::Buffer<>> dst{"dst", 5};

    void configure() {
        values.set_type(this->stored_type());
        indices.set_type(this->index_type());
        dst.set_type(this->stored_type());
    }

    void generate() {
        this->check_schedule(adds ? "max_pool_backward" : "max_unpool");
        w = this->window();
        choose_tile();
        std::vector<Expr> box = extents(dst);
        box[0] = this->channels_last() ? ceil_div(box[0], channel_lanes()) : box[0];
        for (int d = 0; d < 3; d++) {
            Expr &size = box[this->x_dim() + d];
            size = ceil_div(size, tile[d]);
        }
        // A thread makes channels, x, y, z; then threads follow.
        const RDom r({{0, channel_lanes()},
                      {0, tile[0]},
                      {0, tile[1]},
                      {0, tile[2]},
                      {0, product(box)}},
                     "cell");
        gather(origin(place_in(box, number)));

        const Spot to = origin(place_in(box, r[4]));
        Xyz at = to.site.at;
        RDom kept = r;
        for (int d = 0; d < 3; d++) {
            at[d] += r[1 + d];
            const bool whole = tile[d] == 1 || (d == 0 && vector_of_cells());
            if (!whole) {
                kept.where(at[d] < dst.dim(this->x_dim() + d).extent());
            }
        }
        const Expr channel = to.site.plane + r[0];
        const Expr made_here = made(r[0], r[1], r[2], r[3], r[4]);
        dst(this->template in_memory<Var>(x, y, z, c, n)) = Halide::undef(this->stored_type());
        dst(this->template in_memory<Expr>(at[0], at[1], at[2], channel, to.image)) =
            adds ? sums().rounded_to_bits(made_here) : made_here;
        const int vector = !this->vectors() ? -1 : this->channels_last() ? 0 : 1;
        const Halide::LoopLevel thread(dst, schedule_threads(dst.update(0), kept, vector));
        schedule_made(thread);

        for (int d = 0; d < 5; d++) {
            values.dim(d).set_min(0);
            indices.dim(d).set_min(0);
            dst.dim(d).set_min(0);
        }
        this->promise_vectors(values);
        this->promise_vectors(indices);
        this->promise_vectors(dst);
    }

private:
    using typename DeviceKernel<T>::Spot;

    Var x{"x"}, y{"y"}, z{"z"}, c{"c"}, n{"n"};
    Var lane{"lane"}, i{"i"}, j{"j"}, k{"k"}, number{"number"};
    Func made{"made"};
    Window w;
    RDom windows;
    std::array<int, 3> tile{1, 1, 1};  // cells of a thread along x, y, z
    bool few = false;                  // windows over a tile

    // Channels of a thread.
    int channel_lanes() const {
        return this->channels_last() ? int(this->lanes) : 1;
    }
    bool vector_of_cells() const {
        return this->vectors() && !this->channels_last();
    }
    // A tile of one stride has the same windows over it wherever it is. If the window is given at
    // run time, taps need a division for each cell, and offsets none.
    void choose_tile() {
        if (this->any()) {
            if (!this->numbers_taps()) {
                tile = {few_positions, 2, 1};
            }
            return;
        }
        const auto stride = parse_xyz(this->stride);
        int all = channel_lanes();
        if (vector_of_cells()) {
            tile[0] = all = this->lanes;
        }
        for (int d = vector_of_cells() ? 1 : 0; d < 3; d++) {
            if (all * stride[d] <= most_cells) {
                tile[d] = stride[d];
                all *= stride[d];
            }
        }
    }
    // Where a thread's tile begins.
    Spot origin(std::vector<Expr> at) const {
        at[0] = this->channels_last() ? at[0] * channel_lanes() : at[0];
        for (int d = 0; d < 3; d++) {
            at[this->x_dim() + d] *= tile[d];
        }
        return this->spot(at);
    }
    Expr pooled(int d) const {
        return indices.dim(this->x_dim() + d).extent();
    }
    // Elements are added in a type of their own; else they are bits.
    Sums sums() const {
        return Sums(this->elem_type(), this->get_target());
    }

    // The windows over a tile that begins at `at`, along dimension d: the first, and how many.
    // Where strides divide tiles, which tap of a window a cell is does not depend on the tile, and
    // `shift` is the first window's number less that of the tile's own.
    struct Reach {
        Expr first, count;
        bool fixed;
        int shift;
    };
    Reach reach(int d, const Expr &at) const {
        const Expr last = (w.kernel[d] - 1) * w.dilation[d];
        if (this->any()) {
            const Expr &s = w.stride[d], more = last / s + 1;  // else the dividend may be negative
            const Expr end = at + w.pad[d] - last + s - 1 + s * more;
            const Expr first = cast<int>(SharedDivisor(s).divide(cast<uint32_t>(end))) - more;
            return {first, (tile[d] - 1 + last) / s + 1, false, 0};
        }
        const int s = parse_xyz(this->stride)[d], p = parse_xyz(this->pad)[d];
        const int length =
            (parse_xyz(this->kernel)[d] - 1) * parse_xyz(this->dilation)[d];
        const auto floor_div = [](int a, int b) { return a >= 0 ? a / b : -((b - 1 - a) / b); };
        if (tile[d] % s == 0) {
            const int shift = floor_div(p - length + s - 1, s);
            return {at / s + shift, floor_div(tile[d] - 1 + p, s) - shift + 1, true, shift};
        }
        return {(at + (p - length + s - 1 + s * length)) / s - length,
                (tile[d] - 1 + length) / s + 1, false, 0};
    }

    void gather(const Spot &from) {
        std::array<Reach, 3> over;
        few = !this->any();
        int windows_unrolled = 1;
        for (int d = 0; d < 3; d++) {
            over[d] = reach(d, from.site.at[d]);
            if (const auto count = Halide::Internal::as_const_int(over[d].count)) {
                windows_unrolled *= int(*count);
            }
        }
        few = few && windows_unrolled <= most_unrolled;
        windows = RDom(0, over[0].count, 0, over[1].count, 0, over[2].count, "window");
        const Xyz inner{i, j, k};
        Xyz o, tap;
        Expr named = Halide::Internal::const_true();
        for (int d = 0; d < 3; d++) {
            o[d] = over[d].first + windows[d];
            named = named && o[d] >= 0 && o[d] < pooled(d);
            const Expr in_tile = inner[d] + w.pad[d];
            const Expr distance =
                over[d].fixed ? in_tile - (over[d].shift + windows[d]) * w.stride[d]
                              : from.site.at[d] + in_tile - o[d] * w.stride[d];
            tap[d] = this->any() ? cast<int>(SharedDivisor(w.dilation[d]).divide(
                                       cast<uint32_t>(max(distance, 0))))
                                 : distance / w.dilation[d];
            // An index that names a cell of its own window needs only the test that its tap is one
            // of the window's.
            if (over[d].fixed || this->numbers_taps()) {
                named = named && distance >= 0 && tap[d] < w.kernel[d] &&
                        tap[d] * w.dilation[d] == distance;
            }
            o[d] = clamp(o[d], 0, pooled(d) - 1);
        }
        Spot site = from;
        site.site.plane += lane;
        const std::vector<Expr> window = this->of_buffer(indices, o, site);
        // 32 bits suffice to find which of the few cells of its window an index names.
        const Expr stored = cast<uint32_t>(indices(window));
        if (this->numbers_taps()) {
            named = named && stored == cast<uint32_t>(this->number_of_tap(tap, w));
        } else {
            const auto word = [](const Expr &number) { return cast<uint32_t>(number); };
            Expr local = word(0);
            for (int d = 0; d < 3; d++) {
                local += word(inner[d]) * word(this->index_stride()[d]);
            }
            Expr origin = word(this->index_base) +
                          word(site.site.plane) * word(this->index_stride_c) +
                          word(site.image) * word(this->index_stride_n);
            for (int d = 0; d < 3; d++) {
                origin += word(from.site.at[d]) * word(this->index_stride()[d]);
            }
            named = named && stored - origin == local;
        }
        made(lane, i, j, k, number) = sums().zero();
        const Expr so_far = made(lane, i, j, k, number), value = values(window);
        made(lane, i, j, k, number) =
            select(named, adds ? so_far + sums().addend_of_bits(value) : value, so_far);
    }

    void schedule_made(const Halide::LoopLevel &thread) {
        // All cells of a tile, or there were a branch for each that may not exist.
        made.bound(lane, 0, channel_lanes())
            .bound(i, 0, tile[0])
            .bound(j, 0, tile[1])
            .bound(k, 0, tile[2]);
        made.compute_at(thread).vectorize(lane).unroll(i).unroll(j).unroll(k);
        Halide::Stage update = made.update(0);
        update.reorder(lane, i, j, k, windows.x, windows.y, windows.z);
        update.vectorize(lane).unroll(i).unroll(j).unroll(k);
        for (int d = 0; few && d < 3; d++) {
            update.unroll(windows[d]);
        }
    }
};

}  // namespace argpool
