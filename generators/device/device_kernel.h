// What the kernels of devices know of windows and cells.
// SPDX-License-Identifier: MIT
#pragma once

#include "threads.h"

namespace argpool {

using Halide::clamp;
using Halide::max;
using Halide::min;

template<typename T>
class DeviceKernel : public AnyIndexGenerator<T> {
protected:
    using typename AnyIndexGenerator<T>::Site;
    using AnyIndexGenerator<T>::cells;
    using AnyIndexGenerator<T>::channels_last;
    using AnyIndexGenerator<T>::numbers_taps;

    // f16 and bf16 are 16 bits in memory: a device need not know them.
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
    // A position in memory's order, as one of a plane; and back.
    Site site(const std::vector<Expr> &at) const {
        return channels_last() ? Site{{at[1], at[2], at[3]}, at[0]}
                               : Site{{at[0], at[1], at[2]}, at[3]};
    }
    // A position that exists, of a buffer in memory's order.
    template<typename Buffer>
    std::vector<Expr> in_memory(const Buffer &buffer, const Xyz &at, const Expr &plane) const {
        std::vector<Expr> all = this->template in_layout<Expr>(at[0], at[1], at[2], plane);
        for (int d = 0; d < 4; d++) {
            all[d] = inside(all[d], buffer.dim(d));
        }
        return all;
    }
    // What a plane's flag is stored under: channels-last, there is one for the image.
    Expr unit(const Expr &plane) const {
        return channels_last() ? min(plane, 0) : plane;
    }
    Expr exists(const Expr &cell, int d) const {
        return cell >= cells().min[d] && cell - cells().min[d] < cells().extent[d];
    }
    // The index of a cell of its own window: the tap's number, or an offset.
    Expr index_of(const Xyz &tap, const Xyz &cell, const Expr &plane, const Window &w) const {
        if (numbers_taps()) {
            return cast<int64_t>((tap[2] * w.kernel[1] + tap[1]) * w.kernel[0] + tap[0]);
        }
        Expr index = this->index_base + cast<int64_t>(plane) * this->index_stride_c;
        for (int d = 0; d < 3; d++) {
            index += cast<int64_t>(cell[d]) * this->index_stride()[d];
        }
        return index;
    }
    // The cell that any index of a plane names, and whether it is one of the plane's.
    NamedCell named_by(const Expr &stored, const Site &site) const {
        return numbers_taps() ? cell_of_tap(stored, site.at, this->window(), cells())
                              : this->by_quotients()(stored, site);
    }
    // Vectors in loops over taps, or windows, which are unrolled where they are few.
    void unroll_few(Halide::Stage stage, const Var &lane, const RDom &r, bool few) const {
        stage.reorder(lane, r.x, r.y, r.z).vectorize(lane);
        for (int d = 0; few && d < 3; d++) {
            stage.unroll(r[d]);
        }
    }
    // A thread's elements of a buffer are loaded and stored at once, where the row's guard says
    // that they may be.
    template<typename Buffer>
    void promise_vectors(Buffer &buffer) const {
        const int n = this->lanes, bytes = n * buffer.type().bytes();
        buffer.dim(0).set_stride(1);
        if (vectors()) {
            promise_alignment(buffer, std::min<int>(this->align, bytes));
        }
    }
    bool vectors() const {
        return this->schedule_name.value() == "gpu4";
    }
    void check_schedule(const char *name) const {
        _halide_user_assert(this->schedule_name.value() == "gpu" || vectors())
            << name << " has no schedule \"" << this->schedule_name.value() << "\" here\n";
        _halide_user_assert(vectors() || this->lanes == 1) << "schedule gpu has one lane\n";
    }
};

}  // namespace argpool
