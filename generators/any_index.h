// What the kernels for indices of any kind share: the ways to find the cell that an index names.
// SPDX-License-Identifier: MIT
#pragma once

#include "buffers.h"
#include "cell_of_index.h"

namespace argpool {

template<typename T>
class AnyIndexGenerator : public KernelGenerator<T> {
protected:
    using KernelGenerator<T>::channels_last;
    using KernelGenerator<T>::index_type;

    // A pooled position: where it is, and its plane (channels-last: its channel).
    struct Site {
        Xyz at;
        Expr plane;
    };

    // Finds the cell that a stored index names.
    using Locate = std::function<NamedCell(const Expr &stored, const Site &site)>;

    // The dimension of buffers that is x; y and z follow.
    int x_dim() const {
        return channels_last() ? 1 : 0;
    }
    Cells cells() const {
        return {this->cell_min(), this->cell_extent()};
    }

    // Is an offset in the plane one in memory too?
    Expr direct(const Expr &in_a_row) const {
        return dense(this->index_stride(), cells().extent, {0, 1, 2}) && in_a_row;
    }

    // The same for offsets that grow by more than 1 from cell to cell: TensorFlow's. Devices have
    // no such way; they divide.
    Expr direct_by_unit(const Expr &in_a_row) const {
        if (on_device()) {
            return Halide::Internal::const_false();
        }
        return in_a_row && !direct(in_a_row) && steps_by_unit(this->index_stride(), cells());
    }
    // Calls `visit(when, locate)` for each way; exactly one `when` holds in a call. The cell that
    // locate(stored, site) gives lies in the plane, valid or not. in_a_row: do the plane's cells
    // lie in memory one after the other? Where they are numbered so too, no index need be taken
    // apart: the plane is one long row, and x exceeds its extent.
    template<typename Visit>
    void in_each_way(const Expr &in_a_row, const Visit &visit) const {
        if (numbers_taps()) {
            visit(Halide::Internal::const_true(), by_taps());
            return;
        }
        const Expr direct = this->direct(in_a_row), by_unit = direct_by_unit(in_a_row);
        visit(direct, Locate([this](const Expr &stored, const Site &site) {
            const Expr from_first = distance(stored, site);
            return in_long_row(from_first, cast<uint32_t>(from_first));
        }));
        if (!on_device()) {
            visit(by_unit, Locate([this](const Expr &stored, const Site &site) {
                const Expr far = distance(stored, site);
                return in_long_row(far, quotient_of_multiple(far, this->index_stride_x));
            }));
        }
        visit(!direct && !by_unit, by_quotients());
    }

    // By the number of a tap of the position's window.
    Locate by_taps() const {
        return [this](const Expr &tap, const Site &site) {
            NamedCell named = cell_of_tap(tap, site.at, this->window(), cells());
            for (int d = 0; d < 3; d++) {
                named.cell[d] = Halide::clamp(named.cell[d], cells().min[d],
                                              cells().min[d] + cells().extent[d] - 1);
            }
            return named;
        };
    }
    // In any affine space.
    Locate by_quotients() const {
        return [this](const Expr &stored, const Site &site) {
            const Expr far = distance(stored, site);
            // Some devices have no 64-bit floating-point numbers.
            return on_device()
                       ? cell_of_index(far, this->index_stride(), cells(), take_by_division)
                       : cell_of_index(far, this->index_stride(), cells());
        };
    }

    // Cell `number` (32 bits) of a plane that is one long row, if nothing of the distance is above
    // 32 bits: i32 indices have nothing there, for their space fits in them (C7).
    NamedCell in_long_row(const Expr &from_first, const Expr &number) const {
        const Expr last = cast<uint32_t>(count(cells())) - 1;
        const Expr high = index_type().bits() > 32 ? cast<uint32_t>(from_first >> 32)
                                                   : cast<uint32_t>(0);
        const Expr row = cells().min[0] + cast<int>(Halide::min(number, last));
        return NamedCell{{row, cells().min[1], cells().min[2]}, high == 0 && number <= last};
    }

    bool on_device() const {
        return this->get_target().has_gpu_feature();
    }

    // ---- Channels-last, indices of images: offsets in them, which are those in memory -----------

    // Do 32 bits count the elements of an image?
    Expr fits_in_line(const Expr &channels) const {
        return cast<int64_t>(channels) * cast<int64_t>(count(cells())) <=
               cast<int64_t>(INT32_MAX);
    }
    // Are offsets those in lines of all channels of all pixels? Such lines have `positions` pixels.
    // (One channel's are direct.)
    Expr offsets_in_lines(const Expr &channels, const Expr &positions) const {
        const Expr pixels = cast<int64_t>(count(cells())) + cast<int64_t>(positions);
        return channels > 1 && this->index_stride_c == 1 &&
               this->index_stride_x == cast<int64_t>(channels) &&
               steps_by_unit(this->index_stride(), cells()) &&
               cast<int64_t>(channels) * pixels <= cast<int64_t>(INT32_MAX);
    }
    // How far an index is from the image's first cell, its first channel: the offset in its line.
    Expr offset_in_line(const Expr &stored) const {
        return distance_in_plane(stored, this->index_base, this->index_stride(),
                                 cast<int64_t>(0), cells());
    }
    // Less than 0, in 32 bits, unless the offset is one of `channels` * count(cells()), of the
    // channel that element `at` of a line of so many elements has: they differ by a multiple of
    // the channels. (What is beyond a limit is so in sums of less than 2^31, or has a sign itself.)
    Expr sign_in_line(const Expr &offset, const Expr &at, const Expr &channels,
                      const Expr &elements) const {
        const auto word = [](const Expr &number) { return cast<uint32_t>(number); };  // wraps
        const Expr low = word(offset), high = word(offset >> 32), zero = word(0);
        const Expr last = word(channels) * word(count(cells())) - 1;
        const Expr quotient = quotient_of_multiple(low - word(at) + word(elements), channels);
        const Expr most = word(INT32_MAX) / word(channels);
        const Expr above = index_type().bits() > 32 ? high | (zero - high) : zero;
        return cast<int>(above | low | (last - low) | quotient | (most - quotient));
    }

    // The number of a valid cell among them, x fastest: where planes are kept in scratch memory.
    Expr number(const Xyz &cell) const {
        const Cells box = cells();
        const Expr n = ((cell[2] - box.min[2]) * box.extent[1] + cell[1] - box.min[1]) *
                           box.extent[0] + cell[0] - box.min[0];
        return Halide::Internal::promise_clamped(n, 0, cast<int>(count(box)) - 1);
    }

    bool numbers_taps() const {
        return index_type().is_uint();
    }

    // How far an offset is from that of its plane's first cell.
    Expr distance(const Expr &stored, const Site &site) const {
        return distance_in_plane(stored, this->index_base, this->index_stride(),
                                 site.plane * this->index_stride_c, cells());
    }
};

}  // namespace argpool
