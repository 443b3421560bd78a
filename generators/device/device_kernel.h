// Windows and cells, as the kernels of devices compute them.
// SPDX-License-Identifier: MIT
#pragma once

#include "common/index_decoder.h"
#include "hoist.h"
#include "threads.h"

namespace argpool {

using Halide::clamp;
using Halide::max;
using Halide::min;

template<typename T>
class DeviceKernel : public KernelGenerator<T> {
public:
    // Argument 24 of device rows: buffers hold all images of a batch.
    Halide::GeneratorInput<int64_t> index_stride_n{"index_stride_n"};

    void schedule() {
        this->get_pipeline().add_custom_lowering_pass(new HoistOutOfKernels);
    }

protected:
    // A position of the batch: where it is in its plane, the plane in its image, the image.
    struct Spot {
        Site site;
        Expr image;
    };

    // The dimension of buffers that is x; y and z follow.
    int x_dim() const {
        return this->channels_last() ? 1 : 0;
    }
    // A plane's cells.
    Cells cells() const {
        return this->arguments().cells;
    }
    IndexDecoder decoder() const {
        return IndexDecoder(this->spec(), this->arguments());
    }
    bool numbers_taps() const {
        return this->index_type().is_uint();
    }

    // f16 and bf16 are 16 bits in memory: a device need not have these types.
    Type stored_type() const {
        const Type elem = this->elem_type();
        return elem.is_float() && elem.bits() == 16 ? Halide::UInt(16) : elem;
    }
    int taps() const {
        const auto k = parse_xyz(this->any() ? "99x1x1" : this->kernel.value());
        return k[0] * k[1] * k[2];
    }
    bool unrolls() const {
        return taps() <= most_unrolled;
    }
    // Dimensions in memory's order: (x, y, z, c, n), channels-last (c, x, y, z, n).
    template<typename E>
    std::vector<E> in_memory(const E &x, const E &y, const E &z, const E &c, const E &n) const {
        std::vector<E> all = this->template in_layout<E>(x, y, z, c);
        all.push_back(n);
        return all;
    }
    Spot spot(const std::vector<Expr> &at) const {
        return this->channels_last() ? Spot{{{at[1], at[2], at[3]}, at[0]}, at[4]}
                                     : Spot{{{at[0], at[1], at[2]}, at[3]}, at[4]};
    }
    // A position that exists, of a buffer.
    template<typename Buffer>
    std::vector<Expr> of_buffer(const Buffer &buffer, const Xyz &at, const Spot &spot) const {
        std::vector<Expr> all = in_memory<Expr>(at[0], at[1], at[2], spot.site.plane, spot.image);
        for (int d = 0; d < 5; d++) {
            all[d] = inside(all[d], buffer.dim(d));
        }
        return all;
    }
    // The unit whose mark a plane sets: channels-last, there is one for the image.
    Expr unit(const Spot &spot, const Expr &channels) const {
        return this->channels_last() ? spot.image : spot.image * channels + spot.site.plane;
    }
    template<typename Buffer>
    Expr units(const Buffer &buffer) const {
        const Expr images = buffer.dim(4).extent();
        return this->channels_last() ? images : images * buffer.dim(3).extent();
    }
    template<typename Buffer>
    Expr channels(const Buffer &buffer) const {
        return buffer.dim(this->channels_last() ? 0 : 3).extent();
    }
    Expr exists(const Expr &cell, int d) const {
        return cell >= cells().min[d] && cell - cells().min[d] < cells().extent[d];
    }
    // A stored index as one of the batch's first image. (Taps are numbered alike in all.)
    Expr of_first_image(const Expr &stored, const Spot &spot) const {
        if (numbers_taps()) {
            return stored;
        }
        return cast<int64_t>(stored) - cast<int64_t>(spot.image) * index_stride_n;
    }
    // The index of cell `cell` of a plane: an offset.
    Expr offset_of(const Xyz &cell, const Spot &spot) const {
        Expr index = this->index_base + cast<int64_t>(spot.site.plane) * this->index_stride_c +
                     cast<int64_t>(spot.image) * index_stride_n;
        for (int d = 0; d < 3; d++) {
            index += cast<int64_t>(cell[d]) * this->index_stride()[d];
        }
        return index;
    }
    static Expr number_of_tap(const Xyz &tap, const Window &w) {
        return (tap[2] * w.kernel[1] + tap[1]) * w.kernel[0] + tap[0];
    }
    // The cell that any index of a plane names, and whether it is one of the plane's.
    NamedCell named_by(const Expr &stored, const Spot &spot) const {
        return numbers_taps() ? cell_of_tap(stored, spot.site.at, this->window(), cells())
                              : named_by_offset(of_first_image(stored, spot), spot);
    }
    // The cell that an offset of the first image names. The runtime refuses planes whose indices
    // span 2^31 or more, so quotients have 32 bits, and divisors are those that all threads share.
    NamedCell named_by_offset(const Expr &stored, const Spot &spot) const {
        const Expr far = decoder().distance(stored, spot.site);
        const auto take = [](Expr *rest, const Expr &by, const Expr &most) {
            const Expr step = cast<int>(by), steps = min(quotient(*rest, step), most);
            *rest = *rest - steps * step;
            return steps;
        };
        NamedCell named =
            cell_of_index(cast<int>(far & INT32_MAX), this->index_stride(), cells(), take);
        named.valid = named.valid && (far >> 31) == 0;
        return named;
    }
    // A thread's elements of a buffer are loaded and stored at once, where the row's guard says
    // that they may be.
    template<typename Buffer>
    void promise_vectors(Buffer &buffer) const {
        buffer.dim(0).set_stride(1);
        if (vectors()) {
            promise_alignment(buffer,
                              std::min<int>(this->align, this->lanes * buffer.type().bytes()));
        }
    }
    // Whether a thread computes several cells.
    bool vectors() const {
        return this->lanes > 1;
    }
    void check_schedule(const char *name) const {
        _halide_user_assert(this->row_schedule.value() == "gpu")
            << name << " has no schedule \"" << this->row_schedule.value() << "\" here\n";
    }
};

}  // namespace argpool
