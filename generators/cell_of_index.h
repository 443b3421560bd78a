// Which cell an index names, in every index space (C7) and for taps; the space or the window is
// told at run time. What the kernels for indices of any kind share.
// SPDX-License-Identifier: MIT
#pragma once

#include "kernel_generator.h"

namespace argpool {

using Halide::cast;
using Halide::select;

// Where one index points; the cell is one only where `valid` holds.
struct NamedCell {
    Xyz cell;
    Expr valid;
};

// The plane's valid cells.
struct Cells {
    Xyz min, extent;
};

// The cell that tap `tap` of the window at `at` names.
inline NamedCell cell_of_tap(const Expr &tap, const Xyz &at, const Window &w, const Cells &cells) {
    NamedCell t;
    Expr rest = cast<uint32_t>(tap);
    t.valid = Halide::Internal::const_true();
    for (int d = 0; d < 3; d++) {
        // The outermost number takes what is left: past the last tap it exceeds the kernel.
        const Expr of = cast<uint32_t>(w.kernel[d]);
        const Expr k = cast<int>(d < 2 ? rest % of : rest);
        rest = rest / of;
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

inline Expr count(const Cells &cells) {
    return cast<uint64_t>(cells.extent[0]) * cast<uint64_t>(cells.extent[1]) *
           cast<uint64_t>(cells.extent[2]);
}

// Do the strides number a box of cells one after the other, the first of `inmost_first` fastest?
inline Expr dense(const Xyz &stride, const Xyz &extent, const std::array<int, 3> &inmost_first) {
    Expr all = Halide::Internal::const_true(), step = cast<int64_t>(1);
    for (int d : inmost_first) {
        all = all && (extent[d] == 1 || cast<int64_t>(stride[d]) == step);
        step = step * cast<int64_t>(extent[d]);
    }
    return all;
}

// The cell that is `distance` (64 bits) from the first valid one of its plane in an affine space.
// Every space is nested: one step of a dimension is more than all of those inside it. Which is
// outermost is told by the strides; a dimension of one cell has none that counts.
inline NamedCell cell_of_index(const Expr &distance, const Xyz &index_stride, const Cells &cells) {
    const auto longer = [&](int a, int b) {
        return cells.extent[a] > 1 && cells.extent[b] > 1 && index_stride[a] > index_stride[b];
    };
    const Expr reversed = longer(0, 1) || longer(0, 2) || longer(1, 2);  // x outermost
    const auto in_nest = [&](const Xyz &of) {
        return Xyz{select(reversed, of[0], of[2]), of[1], select(reversed, of[2], of[0])};
    };
    const Xyz step = in_nest(index_stride), extent = in_nest(cells.extent);
    Xyz number;
    Expr rest = cast<uint64_t>(distance);
    for (int n = 0; n < 3; n++) {
        // Unsigned: what is negative is far beyond the last, and stays out.
        const Expr by = cast<uint64_t>(Halide::max(step[n], 1));
        const Expr count = Halide::min(rest / by, cast<uint64_t>(extent[n] - 1));
        number[n] = cast<int>(count);
        rest = rest - count * by;
    }
    number = in_nest(number);  // which swaps x and z, or not, both ways
    NamedCell named;
    for (int d = 0; d < 3; d++) {
        named.cell[d] = cells.min[d] + number[d];
    }
    named.valid = rest == 0;
    return named;
}

}  // namespace argpool
