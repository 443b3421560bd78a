// Unpooling, and pooling's gradient, for indices of any kind, whole planes at a time (C8, C9): each
// value, in row-major order of its pooled position, is written to the cell that its index names, or
// added to it. An index that names no cell is skipped. The maths, once.
// SPDX-License-Identifier: MIT
#pragma once

#include "common/index_decoder.h"
#include "common/schedules.h"
#include "common/unpool_generator.h"

namespace argpool::scattering {

class Scatter {
public:
    // `adds`: a cell is the sum of what names it; else it is the last.
    Scatter(const Spec &spec, const Arguments &arguments, const UnpoolBuffers &buffers, bool adds);

    const Spec spec;
    const bool adds;
    const Window window;
    const Cells cells;  // of a plane of dst
    const Expr index_base, index_stride_c;
    const Xyz index_stride;
    const IndexDecoder decoder;
    UnpoolBuffers::In &values, &indices;
    UnpoolBuffers::Out &dst;
    UnpoolBuffers::Out *const foreign;

    // The dimension of buffers that is x; y and z follow.
    int x_dim() const {
        return spec.channels_last ? 1 : 0;
    }
    // The extents of positions, along x, y and z.
    Xyz positions() const;
    // Cells of a plane that exist, in 32 bits.
    Expr all_cells() const {
        return cast<int>(count(cells));
    }
    // Do a plane's cells follow each other in dst?
    Expr in_a_row() const {
        return lies_in_a_row(dst, x_dim(), cells.extent);
    }
    // Are there no cells in dst but those that are numbered?
    Expr fills_dst() const;
    // The number of plane p's first cell.
    Expr first_index() const {
        return index_base + Var("p") * index_stride_c;
    }
    // The value of a cell that no index names.
    Expr zero() const {
        return cast(spec.elem, 0);
    }
    template<typename E>
    // A position in the order of the buffers' dimensions.
    std::vector<E> in_layout(const E &x, const E &y, const E &z, const E &p) const {
        return spec.channels_last ? std::vector<E>{p, x, y, z} : std::vector<E>{x, y, z, p};
    }

    // A cell's value after one more value was written to it, or added.
    Expr with(const Expr &so_far, const Expr &value) const {
        return adds ? so_far + value : value;
    }
    // An update of dst: a value is written to a cell.
    void write(const std::vector<Expr> &cell, const Expr &value) const {
        dst(cell) = with(dst(cell), value);
    }
    // A coordinate that is an offset from the first element: only an address is computed from it.
    // Sums read dst, so bounds inference must take their coordinate to be inside, or it would
    // require, and clear, more than dst.
    Expr placed(const Expr &offset) const {
        return adds ? inside(offset, dst.dim(0)) : anywhere(offset);
    }
    // Clears dst by vectors, before all updates: as one line, where its cells follow each other
    // (channels-last: and its pixels, however few channels they have).
    void clear() const;
    // The update of dst that was defined last.
    Halide::Stage updated() const {
        return static_cast<Func>(dst).update(static_cast<Func>(dst).num_update_definitions() - 1);
    }
    // Sets all marks, where the kernel checks: 0 for planes that are right, 1 for those that may
    // not be, kUnfinished for those that a call of the same
    // kernel has to do again.
    void mark(const Expr &of_plane) const;
};

using ScatterSchedule = Schedule<Scatter>;
using ScatterEntry = ScheduleEntry<Scatter>;

// The kernel's outputs, by the schedule that its row names.
void define(const ScheduleTable<Scatter> &schedules, const Scatter &op);

// schedules/*.cpp
extern const ScatterEntry kClearAhead, kSmallPlanes, kTaps, kPixels, kRounded;

// ARGPOOL_FOREIGN_UNFINISHED: the runtime does such a plane again, with a window that reaches every
// cell.
constexpr int kUnfinished = 2;

// A mark in the type of `foreign`.
inline Expr mark_of(int mark) {
    return cast<uint8_t>(mark);
}
// Are sums made in another type, and rounded?
inline bool sums_round(const Spec &spec) {
    return spec.elem.bits() == 16 && !spec.elem.is_uint();
}

}  // namespace argpool::scattering
