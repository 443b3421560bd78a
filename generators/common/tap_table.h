// Numbers of taps as indices. How far each tap's cell lies from its window's first stands in a
// table, the same for all windows: a position takes one load of it. The indices of a plane
// (channels-last: of the image) are tested first: by vectors for whether they are taps; where
// windows are not whole, for whether these taps lie in the plane.
// SPDX-License-Identifier: MIT
#pragma once

#include "common/buffers.h"
#include "common/indices_beyond.h"

namespace argpool {

class TapTable {
public:
    // `positions`: of a plane. `of`: the buffer of cells.
    template<typename Buffer>
    TapTable(const Spec &spec, const Window &window, const Cells &cells, const Xyz &positions,
             const Buffer &of)
        : last(spec.channels_last), w(window), cells(cells), n(positions),
          strides({of.dim(last).stride(), of.dim(last + 1).stride(), of.dim(last + 2).stride()}),
          taps(w.kernel[0] * w.kernel[1] * w.kernel[2]),
          entries(Halide::min(taps, spec.index.bits() == 8 ? 255 : 65535) + 1),
          has_tests(spec.index.bits() == 8) {
        Expr rest = i, sum = 0;
        Xyz along;
        for (int d = 0; d < 3; d++) {
            const Expr outer = d < 2 ? quotient_of_few(rest, w.kernel[d]) : Expr(0);
            along[d] = (rest - outer * w.kernel[d]) * w.dilation[d];
            sum += along[d] * strides[d];
            rest = outer;
        }
        offset(i) = sum;
        reach(i) = {along[0], along[1], along[2]};
        for (Func f : {offset, reach}) {
            f.compute_root().bound(i, 0, entries);
            f.vectorize(i, 8, Halide::TailStrategy::GuardWithIf);
            if (has_tests) {
                f.store_in(Halide::MemoryType::Stack).bound_storage(i, 256);
            }
        }
        if (has_tests) {
            make_tests();
        }
    }

    // The entry of a stored number: the last one is that of all numbers that are no tap's.
    Expr entry(const Expr &stored) const {
        return entry_of_tap(Halide::min(cast<int>(stored), entries - 1));
    }
    // The entry of a number that is a tap's.
    Expr entry_of_tap(const Expr &stored) const {
        return Halide::Internal::promise_clamped(cast<int>(stored), 0, entries - 1);
    }
    // Where the tap's cell lies in memory, from the plane's cell (0, 0, 0) on.
    Expr place(const Xyz &at, const Expr &entry) const {
        Expr to = offset(entry);
        for (int d = 0; d < 3; d++) {
            to += origin(at, d) * strides[d];
        }
        return to;
    }
    // The place of the plane's first cell.
    Expr first_cell() const {
        return cells.min[0] * strides[0] + cells.min[1] * strides[1] + cells.min[2] * strides[2];
    }
    Expr names_cell(const Xyz &at, const Expr &entry) const {
        Expr all = entry < taps;
        for (int d = 0; d < 3; d++) {
            const Expr cell = origin(at, d) + reach(entry)[d] - cells.min[d];
            all = all && cast<uint32_t>(cell) < cast<uint32_t>(cells.extent[d]);
        }
        return all;
    }
    // Is not 0 for each plane (channels-last: for the image, number 0) in which an index names no
    // cell; made before all loops. Vectors test whether a number is no tap's. Its cell is looked up
    // only where a window is not whole in the plane: in all of a row, or before and after those
    // that are. Where many windows are not whole, vectors test all positions instead.
    template<typename Buffer>
    Func missed(const Buffer &indices) const {
        const Var p{"p"};
        const auto stored_in_vector = [&](const Positions &at) {
            return indices(anywhere(at[0]), at[1], at[2], at[3]);
        };
        const Expr tests_all = has_tests ? many_are_cut(indices) : Halide::Internal::const_false();
        Beyond number(lines_of(indices), last, 16, !tests_all, [&](const Positions &at) {
            return taps - 1 - cast<int>(stored_in_vector(at));
        }, Halide::Int(32));
        number.compute_root();
        const Expr channels = last ? Expr(indices.dim(0).extent()) : Expr(1);
        RDom b(0, channels, 0, n[0], 0, 2, 0, n[1], 0, n[2], "b");
        Expr is_whole = Halide::Internal::const_true();
        for (int d = 1; d < 3; d++) {
            is_whole = is_whole && b[d + 2] >= first_whole(d) && b[d + 2] < past_whole(d);
        }
        const Expr before = Halide::select(is_whole, first_whole(0), n[0]);
        const Expr begin = Halide::select(b[2] == 0, 0, past_whole(0));
        const Expr after = Halide::select(is_whole, n[0] - past_whole(0), 0);
        b.where(b[1] < Halide::select(tests_all, 0, b[2] == 0, before, after));
        const Xyz at{inside(begin + b[1], indices.dim(last)), b[3], b[4]};
        const Expr stored = last ? indices(b[0], at[0], at[1], at[2])
                                 : indices(at[0], at[1], at[2], p);
        Func missed("missed");
        missed(p) = number.some(p);
        missed(p) = Halide::max(missed(p), cast<uint8_t>(!names_cell(at, entry(stored))));
        missed.compute_root().update().unroll(b[2]);
        if (has_tests) {
            Beyond tap(Beyond::loops_of(indices, last), last, 8, tests_all,
                       [&](const Positions &at) { return sign_of_tap(stored_in_vector(at), at); },
                       Halide::Int(16));
            tap.compute_root();
            missed(p) = Halide::max(missed(p), tap.some(p));
        }
        return missed;
    }

private:
    const int last;  // 1: channels-last, where the first dimension of buffers is that of channels
    const Window w;
    const Cells cells;
    const Xyz n, strides;
    const Expr taps, entries;
    const bool has_tests;  // numbers have 8 bits
    const Var i{"i"};
    // By number of tap: how far its cell lies from its window's first, in memory and along each
    // dimension.
    Func offset{"offset"}, reach{"reach"};
    // By coordinate of a window, the taps along x, y, z that lie in the plane: the first, and the
    // one behind the last. 65536 divided by a kernel's extents along x and y, rounded up.
    Func existing[3] = {Func("existing_x"), Func("existing_y"), Func("existing_z")};
    Func inverse{"inverse"};

    using Positions = std::vector<Expr>;  // in the order of the buffer

    void make_tests() {
        for (int d = 0; d < 3; d++) {
            const Expr k = w.kernel[d], step = w.dilation[d],
                       first = origin({i, i, i}, d) - cells.min[d];
            existing[d](i) = {
                cast<int16_t>(Halide::clamp((step - 1 - first) / step, 0, k)),
                cast<int16_t>(Halide::clamp((cells.extent[d] - 1 - first) / step + 1, 0, k))};
            existing[d].compute_root();
        }
        const Expr k = Halide::select(i == 0, w.kernel[0], w.kernel[1]);
        inverse(i) = cast<uint16_t>((65535 + k) / k);
        inverse.compute_root().bound(i, 0, 2).store_in(Halide::MemoryType::Stack);
    }
    // A number of 8 bits, in 16, divided by the kernel's extent along d. The inverse is too large
    // by less than 1, so the product by less than 256, and what is rounded by less than 1/256.
    Expr quotient(const Expr &number, int d) const {
        const Expr product = cast<uint32_t>(number) * cast<uint32_t>(inverse(d));
        return Halide::select(w.kernel[d] == 1, number, cast<uint16_t>(product >> 16));
    }
    // Negative unless the number is that of a tap that lies in the plane.
    Expr sign_of_tap(const Expr &stored, const Positions &at) const {
        Expr rest = cast<uint16_t>(stored), sign = cast<int16_t>(0);
        for (int d = 0; d < 3; d++) {
            const Expr outer = d < 2 ? quotient(rest, d) : Expr(cast<uint16_t>(0));
            const Expr tap = cast<int16_t>(rest - outer * cast<uint16_t>(w.kernel[d]));
            const Halide::FuncRef range = existing[d](at[last + d]);
            sign = sign | (tap - range[0]) | (range[1] - 1 - tap);
            rest = outer;
        }
        return sign;
    }
    // More than a sixth of a plane's windows are not whole, and lines have a vector.
    template<typename Buffer>
    Expr many_are_cut(const Buffer &indices) const {
        Expr whole = 1.0f, all = 1.0f;
        for (int d = 0; d < 3; d++) {
            whole *= cast<float>(past_whole(d) - first_whole(d));
            all *= cast<float>(n[d]);
        }
        return whole * 6 < all * 5 && indices.dim(0).extent() >= 8;
    }

    // All positions are one line where they follow each other.
    template<typename Buffer>
    Beyond::Loops lines_of(const Buffer &indices) const {
        const Expr channels = last ? Expr(indices.dim(0).extent()) : Expr(1);
        const Expr joined = last ? is_one_line(indices, n) : lies_in_a_row(indices, 0, n);
        const auto rows = [&](const Expr &extent) { return Halide::select(joined, 1, extent); };
        const Expr all = channels * n[0] * n[1] * n[2];
        return last ? Beyond::Loops{Halide::select(joined, all, channels), rows(n[0]), rows(n[1]),
                                    rows(n[2])}
                    : Beyond::Loops{Halide::select(joined, all, n[0]), rows(n[1]), rows(n[2]), 1};
    }
    // The first cell of a window, where a pad may lie.
    Expr origin(const Xyz &at, int d) const {
        return at[d] * w.stride[d] - w.pad[d];
    }
    // Windows from first_whole() to past_whole() are whole along d.
    Expr first_whole(int d) const {
        return Halide::clamp((cells.min[d] + w.pad[d] + w.stride[d] - 1) / w.stride[d], 0, n[d]);
    }
    Expr past_whole(int d) const {
        const Expr last = cells.min[d] + cells.extent[d] - 1 + w.pad[d] -
                          (w.kernel[d] - 1) * w.dilation[d];
        return Halide::clamp(last / w.stride[d] + 1, first_whole(d), n[d]);
    }
};

}  // namespace argpool
