// Which cell a stored index names, for indices of any kind: offsets in any affine space, or numbers
// of taps.
// SPDX-License-Identifier: MIT
#pragma once

#include "spec.h"

namespace argpool {

// A pooled position: where it is, and its plane (channels-last: its channel).
struct Site {
    Xyz at;
    Expr plane;
};

// Finds the cell that a stored index names. The cell lies in the plane, whether the index is valid
// or not.
using Locate = std::function<NamedCell(const Expr &stored, const Site &site)>;

class IndexDecoder {
public:
    IndexDecoder(const Spec &spec, const Arguments &arguments)
        : spec(spec), window(arguments.window), box(arguments.cells), base(arguments.index_base),
          stride_c(arguments.index_stride_c), stride(arguments.index_stride) {
    }

    // ---- The spaces in which no index need be taken apart ---------------------------------------

    // Is an offset in the plane one in memory too? `in_a_row`: do the plane's cells lie in memory
    // one after the other?
    Expr direct(const Expr &in_a_row) const {
        return dense(stride, box.extent, {0, 1, 2}) && in_a_row;
    }
    // The same for offsets that grow by more than 1 from cell to cell: TensorFlow's.
    Expr direct_by_unit(const Expr &in_a_row) const {
        return in_a_row && !direct(in_a_row) && steps_by_unit(stride, box);
    }

    // ---- The ways to find a cell; devices have their own (device/threads.h) ---------------------

    // Calls visit(when, locate) for each way; exactly one `when` holds in a call. Where a plane's
    // cells lie in a row, and are numbered so, it is one long row: x exceeds its extent.
    template<typename Visit>
    void in_each_way(const Expr &in_a_row, const Visit &visit) const {
        if (spec.indices_are_taps()) {
            visit(Halide::Internal::const_true(), by_taps());
            return;
        }
        const IndexDecoder self = *this;
        const Expr direct = this->direct(in_a_row), by_unit = direct_by_unit(in_a_row);
        visit(direct, by_number());
        visit(by_unit, Locate([self](const Expr &stored, const Site &site) {
            const Expr far = self.distance(stored, site);
            return self.in_long_row(far, quotient_of_multiple(far, self.stride[0]));
        }));
        visit(!direct && !by_unit, by_quotients());
    }

    // Offsets that are cells' numbers, where the plane's cells are one long row (`direct`).
    Locate by_number() const {
        const IndexDecoder self = *this;
        return [self](const Expr &stored, const Site &site) {
            const Expr from_first = self.distance(stored, site);
            return self.in_long_row(from_first, cast<uint32_t>(from_first));
        };
    }
    // By the number of a tap of the position's window.
    Locate by_taps() const {
        const IndexDecoder self = *this;
        return [self](const Expr &tap, const Site &site) {
            const Cells &box = self.box;
            NamedCell named = cell_of_tap(tap, site.at, self.window, box);
            for (int d = 0; d < 3; d++) {
                named.cell[d] =
                    Halide::clamp(named.cell[d], box.min[d], box.min[d] + box.extent[d] - 1);
            }
            return named;
        };
    }
    // In any affine space.
    Locate by_quotients() const {
        const IndexDecoder self = *this;
        return [self](const Expr &stored, const Site &site) {
            return cell_of_index(self.distance(stored, site), self.stride, self.box);
        };
    }

    // Cell `number` (32 bits) of a plane that is one long row, if nothing of the distance is above
    // 32 bits: i32 indices have nothing there, for their space fits in them (C7).
    NamedCell in_long_row(const Expr &from_first, const Expr &number) const {
        const Expr last = cast<uint32_t>(count(box)) - 1;
        const Expr high = spec.index.bits() > 32 ? cast<uint32_t>(from_first >> 32)
                                                 : cast<uint32_t>(0);
        const Expr row = box.min[0] + cast<int>(Halide::min(number, last));
        return NamedCell{{row, box.min[1], box.min[2]}, high == 0 && number <= last};
    }

    // ---- Channels-last, indices of images: offsets in them, which are those in memory -----------

    // Do 32 bits count the elements of an image?
    Expr fits_in_line(const Expr &channels) const {
        return cast<int64_t>(channels) * cast<int64_t>(count(box)) <= cast<int64_t>(INT32_MAX);
    }
    // Are offsets those in lines of all channels of all pixels? Such lines have `positions` pixels.
    // (One channel's are direct.)
    Expr offsets_in_lines(const Expr &channels, const Expr &positions) const {
        const Expr pixels = cast<int64_t>(count(box)) + cast<int64_t>(positions);
        return channels > 1 && stride_c == 1 && stride[0] == cast<int64_t>(channels) &&
               steps_by_unit(stride, box) &&
               cast<int64_t>(channels) * pixels <= cast<int64_t>(INT32_MAX);
    }
    // How far an index is from the image's first cell, its first channel: the offset in its line.
    Expr offset_in_line(const Expr &stored) const {
        return distance_in_plane(stored, base, stride, cast<int64_t>(0), box);
    }
    // Less than 0, in 32 bits, unless the offset is one of `channels` * count(cells), of the
    // channel that element `at` of a line of so many elements has: they differ by a multiple of
    // the channels. (What is beyond a limit is so in sums of less than 2^31, or has a sign itself.)
    Expr sign_in_line(const Expr &offset, const Expr &at, const Expr &channels,
                      const Expr &elements) const {
        const auto word = [](const Expr &number) { return cast<uint32_t>(number); };  // wraps
        const Expr low = word(offset), high = word(offset >> 32), zero = word(0);
        const Expr last = word(channels) * word(count(box)) - 1;
        const Expr quotient = quotient_of_multiple(low - word(at) + word(elements), channels);
        const Expr most = word(INT32_MAX) / word(channels);
        const Expr above = spec.index.bits() > 32 ? high | (zero - high) : zero;
        return cast<int>(above | low | (last - low) | quotient | (most - quotient));
    }

    // ---- Cells and indices ----------------------------------------------------------------------

    // The number of a valid cell in its plane, x fastest: where planes are kept in scratch memory.
    Expr number(const Xyz &cell) const {
        const Expr n = ((cell[2] - box.min[2]) * box.extent[1] + cell[1] - box.min[1]) *
                           box.extent[0] + cell[0] - box.min[0];
        return Halide::Internal::promise_clamped(n, 0, cast<int>(count(box)) - 1);
    }
    // How far an offset is from that of its plane's first cell.
    Expr distance(const Expr &stored, const Site &site) const {
        return distance_in_plane(stored, base, stride, site.plane * stride_c, box);
    }

private:
    Spec spec;
    Window window;
    Cells box;
    Expr base, stride_c;
    Xyz stride;
};

}  // namespace argpool
