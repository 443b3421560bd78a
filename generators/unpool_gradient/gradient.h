// The gradient of max unpooling (C10), stated once: a pooled position takes the cell of grad_dst
// that its index names. An index that names none gives 0, and its plane is marked in `wrong`.
// SPDX-License-Identifier: MIT
#pragma once

#include "common/hidden.h"
#include "common/index_decoder.h"
#include "common/schedules.h"

namespace argpool::unpool_gradient {

struct Buffers {
    using In = Halide::GeneratorInput<Halide::Buffer<>>;
    using Out = Halide::GeneratorOutput<Halide::Buffer<>>;
    using Marks = Halide::GeneratorOutput<Halide::Buffer<uint8_t, 1>>;

    In &grad_dst, &indices;  // in the layout's order: (x, y, z, plane) or (channel, x, y, z)
    Out &grad_values;        // as indices
    Marks &wrong;  // not 0: the plane has a wrong index (channels-last: wrong(0), the image has)
};

class Gradient {
public:
    // `exact`: of several positions that name one cell only the last takes it (C8's winner).
    Gradient(const Spec &spec, const Arguments &arguments, const Buffers &buffers, bool exact);

    const Spec spec;
    const Window window;
    const Cells cells;  // of a plane of grad_dst
    const Expr index_stride_c;
    const IndexDecoder decoder;
    const bool exact;
    Buffers::In &grad_dst, &indices;
    Buffers::Out &grad_values;
    Buffers::Marks &wrong;
    const Var p{"p"};  // the plane; channels-first all stages have this loop

    // ---- Extents --------------------------------------------------------------------------------

    // The dimension of buffers that is x; y and z follow.
    int x_dim() const;
    // Pooled positions along x, y and z.
    Xyz positions() const;
    Expr channels() const;  // channels-last; else 1
    Expr planes() const;    // channels-first
    // Positions of a plane, and cells of one, in 32 bits.
    Expr plane_positions() const;
    // The row-major number of a position in its plane.
    Expr number_of_position(const Xyz &at) const;
    Expr plane_cells() const;

    // ---- What indices are, in this call ---------------------------------------------------------

    Expr cells_in_a_row() const;  // a plane's cells follow each other in grad_dst
    // All channels' indices are offsets in their plane, and those in memory.
    Expr offsets_are_numbers() const;
    // The index of a plane's first cell.
    Expr first_index(const Expr &plane) const;
    // The index that is stored for a position.
    Expr index_at(const Site &site) const;
    // How far an index is from that of its plane's first cell: the cell's number, where offsets are
    // numbers. `none` where 32 bits are not enough for it, or it is negative.
    Expr number_at(const Site &site) const;
    static Expr none() {
        return Halide::UInt(32).max();
    }

    // ---- Cells and positions --------------------------------------------------------------------

    // A position, or a cell, of the site's plane: the coordinates of a buffer.
    std::vector<Expr> in_buffer(const Xyz &at, const Site &site) const;
    // The value of a cell of grad_dst, in the site's plane.
    Expr cell(const Xyz &at, const Site &site) const;
    // The cell of a number, where a plane's cells lie in a row.
    Expr numbered_cell(const Expr &number, const Expr &plane) const;
    // The value of a position whose index names no cell.
    Expr zero() const;

    // ---- Outputs --------------------------------------------------------------------------------

    // An update of grad_values, and one that marks a plane if `bad`.
    void take(const std::vector<Expr> &at, const Expr &value) const;
    void mark(const Expr &plane, const Expr &bad) const;
    Halide::Stage taken() const;   // the update that take() made last
    Halide::Stage marked() const;  // the one that mark() made last
    // All loops of an update in this domain, innermost first: those of r, then, channels-first, the
    // planes. Updates that are fused (compute_with) have the same ones.
    std::vector<Halide::VarOrRVar> loops_of(const RDom &r) const;
    // The unit that `wrong` has an entry for: the plane (channels-last: the image).
    Expr marked_unit() const;
};

// A position's value, and whether its index is valid: it names a cell of the position's plane.
struct Lookup {
    Expr value, valid;
};
// The lookup of a position, in calls for which `when` holds. It adds to `made` the Funcs that it
// needs, which are computed for a plane (channels-last: for the image) at a time.
using LookUp =
    std::function<Lookup(const Site &site, const Expr &when, std::vector<Func> &made)>;

// Channels-last: where a position's cell is in grad_dst, from the first channel of the image's
// first cell on, if its index is valid. `direct`: the offset again, as scalars compute it by one
// addition; undefined where it takes more.
struct Found {
    Expr offset, valid, direct;
};
using Find = std::function<Found(const Site &site)>;

// Positions lie in lines, along x (channels-last: of channels). Three loops count the lines of a
// plane (channels-last: of the image).
struct Lines {
    Expr length, rows, slabs, depth;
};

using GradientSchedule = Schedule<Gradient>;
using GradientEntry = ScheduleEntry<Gradient>;

// schedules/*.cpp. The table of their names stands in the generator's file.
extern const GradientEntry kRows, kSelectedTaps, kTapLoads, kTapTable, kScalarLoads, kWindowProbe,
    kPlaneBlocks, kExactRows;

// A cast to 32 bits that wraps, and the division of such numbers: none is negative.
Expr quotient_of_counts(const Expr &a, const Expr &b);

}  // namespace argpool::unpool_gradient
