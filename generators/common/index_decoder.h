// Which cell a stored index names, for indices of any kind: offsets in any affine space (C7), or
// numbers of taps. Space and window are given at run time.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "buffers.h"

namespace argpool {

// Where one index points; the cell is one only where `valid` holds.
struct NamedCell {
    Xyz cell;
    Expr valid;
};

// The cell that tap number `tap` of the window at pooled position `at` names. It is valid if the
// number is less than the window's taps, and the cell exists.
inline NamedCell cell_of_tap(const Expr &tap, const Xyz &at, const Window &w, const Cells &cells) {
    NamedCell t;
    Expr rest = cast<int>(tap);  // 16 bits at most
    t.valid = Halide::Internal::const_true();
    for (int d = 0; d < 3; d++) {
        // The outermost number takes what is left: past the last tap it exceeds the kernel.
        const Expr outer = d < 2 ? quotient_of_few(rest, w.kernel[d]) : Expr(0);
        const Expr k = rest - outer * w.kernel[d];
        rest = outer;
        const Expr cell = at[d] * w.stride[d] - w.pad[d] + k * w.dilation[d];
        t.valid = t.valid && k < w.kernel[d] && cell >= cells.min[d] &&
                  cell - cells.min[d] < cells.extent[d];
        t.cell[d] = cell;
    }
    return t;
}

// How far an index is from that of its plane's first valid cell, in 64 bits.
inline Expr distance_in_plane(const Expr &stored, const Expr &base, const Xyz &stride,
                              const Expr &plane_offset, const Cells &cells) {
    Expr first = base + plane_offset;
    for (int d = 0; d < 3; d++) {
        first += cast<int64_t>(cells.min[d]) * stride[d];
    }
    return cast<int64_t>(stored) - first;
}

// a * b in 64 bits, of two numbers of 31 bits. Most CPUs have vectors of such products, and none of
// whole 64-bit ones.
inline Expr product_of_words(const Expr &a, const Expr &b) {
    return cast<int64_t>(cast<int>(a)) * cast<int64_t>(cast<int>(b));
}

// How many cells a plane has, in 64 bits without a sign.
inline Expr count(const Cells &cells) {
    return cast<uint64_t>(cells.extent[0]) * cast<uint64_t>(cells.extent[1]) *
           cast<uint64_t>(cells.extent[2]);
}

// Do the strides number a box of cells in steps of `unit`, the first of `inmost_first` fastest?
inline Expr dense(const Xyz &stride, const Xyz &extent, const std::array<int, 3> &inmost_first,
                  const Expr &unit = cast<int64_t>(1)) {
    Expr all = Halide::Internal::const_true(), step = unit;
    for (int d : inmost_first) {
        all = all && (extent[d] == 1 || cast<int64_t>(stride[d]) == step);
        step = step * cast<int64_t>(extent[d]);
    }
    return all;
}

// Takes from *rest as many steps of `by` (1 or more) as fit, at most `most` (32 bits), and returns
// their number. From a negative number it takes none.
using TakeSteps = std::function<Expr(Expr *rest, const Expr &by, const Expr &most)>;

// TakeSteps in double precision, which vectors of every CPU multiply; 64-bit integers are divided,
// and on many CPUs multiplied, lane by lane. For quotients below 2^31 the three roundings are off
// by 2^-20 at most, and 2^-19 is subtracted, so the guess is the quotient or one less, which `more`
// corrects. What is left is exact below 2^53.
inline Expr take_by_reciprocal(Expr *rest, const Expr &by, const Expr &most) {
    const Expr step = cast<double>(by);
    const Expr real = *rest * (Expr(1.0) / step) - Expr(0x1p-19);
    const Expr guess = cast<int>(Halide::clamp(real, Expr(0.0), cast<double>(most)));
    const Expr more = *rest - cast<double>(guess) * step >= step;
    const Expr steps = Halide::min(guess + cast<int>(more), most);
    *rest = *rest - cast<double>(steps) * step;
    return steps;
}

// A 64-bit integer of less than 2^51 either way as a double: added to the bits of 1.5 * 2^52, it is
// the lower bits of the mantissa. AVX2 has no such conversion. No plane has as many cells; numbers
// beyond become ones that are beyond as well.
inline Expr to_double(const Expr &number) {
    const Expr one_and_a_half = cast<int64_t>(0x433) << 52 | cast<int64_t>(1) << 51;
    return Halide::reinterpret<double>(number + one_and_a_half) - Expr(0x1.8p52);
}

// number / by, modulo 2^32, for multiples of `by`, without a division (exact division: Hacker's
// Delight, chapter 10). Only the lower 32 bits of both are read: callers test the rest, and `by` is
// not 0. by = odd * 2^twos. Multiplied by the inverse of `odd` modulo 2^32, a multiple of it
// becomes the quotient, and every other number becomes more than all quotients, 2^32 / odd. The
// rotation by `twos` divides by 2^twos, and moves bits that are left over to the top, which makes
// the result too large as well. So one comparison with the number of cells finds all indices that
// are wrong.
inline Expr quotient_of_multiple(const Expr &number, const Expr &by) {
    const Expr divisor = cast<uint32_t>(by), twos = Halide::count_trailing_zeros(divisor);
    const Expr odd = divisor >> twos, two = cast<uint32_t>(2);
    Expr inverse = (odd * cast<uint32_t>(3)) ^ two;  // 5 bits of it; each step doubles them
    for (int bits = 5; bits < 32; bits *= 2) {
        inverse = inverse * (two - odd * inverse);
    }
    const Expr product = cast<uint32_t>(number) * inverse;
    return (product >> twos) | (product << ((32 - twos) & 31));
}

// Are a plane's cells numbered in steps of a unit, x fastest, as TensorFlow numbers them (the unit
// is the number of channels)? All distances have 32 bits then.
inline Expr steps_by_unit(const Xyz &stride, const Cells &cells) {
    const Expr unit = cast<int64_t>(stride[0]), all = cast<int64_t>(count(cells));
    const Expr limit = cast<int64_t>(1) << 32;
    return unit > 0 && unit < limit && all < limit && unit * all < limit &&
           dense(stride, cells.extent, {0, 1, 2}, unit);
}

// The number of the cell that is `distance` (64 bits) from the first in such a plane; as many as
// there are cells, or more, or negative, for what names none of the plane.
inline Expr number_by_unit(const Expr &distance, const Xyz &stride) {
    const Expr high = distance >> 32 << 32;
    return high | cast<int64_t>(quotient_of_multiple(distance, stride[0]));
}

// The cell that is `distance` from the first valid one of its plane in an affine space: 64 bits, or
// a double-precision number, which `take` takes steps from. Every space is nested: one step of a
// dimension is more than all of those inside it. The strides say which is outermost; a
// dimension of one cell has none that counts.
inline NamedCell cell_of_index(const Expr &distance, const Xyz &index_stride, const Cells &cells,
                               const TakeSteps &take) {
    const auto longer = [&](int a, int b) {
        return cells.extent[a] > 1 && cells.extent[b] > 1 && index_stride[a] > index_stride[b];
    };
    const Expr reversed = longer(0, 1) || longer(0, 2) || longer(1, 2);  // x outermost
    const auto in_nest = [&](const Xyz &of) {
        return Xyz{select(reversed, of[0], of[2]), of[1], select(reversed, of[2], of[0])};
    };
    const Xyz step = in_nest(index_stride), extent = in_nest(cells.extent);
    Xyz number;
    Expr rest = distance;  // not 0 in the end for what names no cell
    for (int n = 0; n < 3; n++) {
        number[n] = take(&rest, cast<int64_t>(Halide::max(step[n], 1)), extent[n] - 1);
    }
    number = in_nest(number);  // which swaps x and z, or not, both ways
    NamedCell named;
    for (int d = 0; d < 3; d++) {
        named.cell[d] = cells.min[d] + number[d];
    }
    named.valid = rest == cast(rest.type(), 0);
    return named;
}

// The cell that a distance of 64 bits names, on CPUs.
inline NamedCell cell_of_index(const Expr &distance, const Xyz &index_stride, const Cells &cells) {
    return cell_of_index(to_double(distance), index_stride, cells, take_by_reciprocal);
}

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
    // Is an offset a cell's number times a unit: TensorFlow's, which grow by more than 1 from cell
    // to cell?
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
    // Less than 0 (32 bits) unless `offset` is that of a cell of the image, of the same channel as
    // element `at` of a line that has `elements` of them. The result is the bitwise or of terms,
    // each of which has a sign if one condition fails: `above`, the offset has nothing above 32
    // bits; low, last - low: it is one of channels * count(cells); quotient, most - quotient: its
    // distance from `at` is a multiple of the channels (quotient_of_multiple).
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
