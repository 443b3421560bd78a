// The ways to look cells up, by the call's layout in memory and its index space.
// SPDX-License-Identifier: MIT
#include "index_lookup.h"

#include "lookups.h"

namespace argpool::unpool_gradient {

void IndexLookup::take(Expr when) const {
    const bool taps = op.spec.indices_are_taps();
    if (op.spec.channels_last && !taps) {
        const Expr offsets = op.exact ? Halide::Internal::const_false() : has_line_offsets();
        const Expr direct = op.decoder.direct(op.cells_in_a_row());
        const Expr direct_if_exact = op.exact ? direct : Halide::Internal::const_true();
        const Expr few = !offsets && has_few_channels() && direct_if_exact && fills();
        if (!op.exact) {
            take_one_line(offsets, by_line_offset(op), find_by_line_offset(op));
            take_in_pixels(few && !direct, op.decoder.by_quotients());
        }
        take_in_pixels(few && direct, op.decoder.by_number());
        when = when && !offsets && !few;
    }
    if (taps && op.spec.min_w == 0 && !(op.exact && op.spec.channels_last)) {
        const Expr narrow = has_short_lines() && fills();
        take_one_line(narrow, by_tap_in_line(op), {});
        when = when && !narrow;
    }
    op.decoder.in_each_way(op.cells_in_a_row(), [&](const Expr &way, const Locate &locate) {
        take_by_index(way && when, locate);
    });
}

void IndexLookup::take_by_index(const Expr &when, const Locate &locate) const {
    Lines in = loops.lines();
    const Xyz extent = op.positions();
    if (!op.spec.indices_are_taps()) {
        // Offsets do not depend on where they are stored: positions that follow each other are one
        // long row.
        const Expr flat = lies_in_a_row(op.indices, op.x_dim(), extent) &&
                          lies_in_a_row(op.grad_values, op.x_dim(), extent);
        const bool last = op.spec.channels_last;
        Expr &longest = last ? in.rows : in.length;
        Expr &next = last ? in.slabs : in.rows;
        Expr &after = last ? in.depth : in.slabs;
        longest = select(flat, extent[0] * extent[1] * extent[2], extent[0]);
        next = select(flat, 1, next);
        after = select(flat, 1, after);
    }
    in.depth = select(when, in.depth, 0);
    take_lines(in, when, by_index(op, locate), find_by_index(op, locate));
}

void IndexLookup::take_lines(const Lines &in, const Expr &when, const LookUp &look_up,
                             const Find &find, bool filled) const {
    // The last vector of a line is shifted inwards; a line of less than a vector is masked. Vectors
    // that are aligned start at multiples, and what is left over is masked.
    const int n = op.spec.lanes;
    const Expr line = in.length;
    const bool aligned = op.spec.align > 0;
    const Expr whole = aligned ? line / n : select(line >= n, (line + n - 1) / n, 0);
    if (find && moves_one_by_one()) {
        blocks.take(in, find);
    } else {
        loops.take_whole(in, whole, when && whole > 0, look_up, [&](const Expr &v) {
            return aligned ? v * n : Halide::min(v * n, line - n);
        });
    }
    if (filled) {
        return;
    }
    const Expr rest = aligned ? line % n != 0 : line < n;
    loops.take_some(in, select(rest, 1, 0), when && rest, look_up,
                    [&](const Expr &) { return aligned ? Halide::max(line - n, 0) : Expr(0); },
                    !aligned && !op.exact);
}

// ---- Images that are one line: vectors of any channels ------------------------------------------

bool IndexLookup::moves_one_by_one() const {
    return op.spec.channels_last && !op.spec.indices_are_taps() && !op.spec.streams() &&
           !op.exact;
}

void IndexLookup::take_one_line(const Expr &when, const LookUp &look_up, const Find &find) const {
    const Expr elements = op.channels() * op.plane_positions();
    take_lines({elements, 1, 1, select(when, 1, 0)}, when, look_up, find, op.exact);
}
void IndexLookup::take_in_pixels(const Expr &when, const Locate &locate) const {
    take_one_line(when, by_offset_in_pixels(op, locate), find_by_offset_in_pixels(op, locate));
}
Expr IndexLookup::fills() const {
    return op.exact ? op.channels() * op.plane_positions() >= op.spec.lanes
                    : Halide::Internal::const_true();
}

Expr IndexLookup::image_is_a_line() const {
    return is_one_line(op.grad_dst, op.cells.extent) && is_one_line(op.indices, op.positions()) &&
           is_one_line(op.grad_values, op.positions());
}
// TensorFlow's offsets, which are those in memory.
Expr IndexLookup::has_line_offsets() const {
    return image_is_a_line() &&
           op.decoder.offsets_in_lines(op.channels(), op.plane_positions());
}
// Few vectors of one pixel's channels, which would not be full.
Expr IndexLookup::has_few_channels() const {
    const Expr channels = op.channels();
    return image_is_a_line() && channels > 1 && channels < 2 * op.spec.lanes &&
           channels % op.spec.lanes != 0 && op.decoder.fits_in_line(channels) &&
           op.index_stride_c <= INT32_MAX;
}
// Numbers of taps, where vectors of one row (channels-last: of one pixel's channels) would be less
// than half full on average.
Expr IndexLookup::has_short_lines() const {
    const Xyz n = op.positions();
    const auto is_joined = [&](const auto &buffer) {
        return op.spec.channels_last ? is_one_line(buffer, n)
                                     : lies_in_a_row(buffer, op.x_dim(), n);
    };
    const Expr line = op.spec.channels_last ? op.channels() : n[0];
    return is_joined(op.indices) && is_joined(op.grad_values) && line < 2 * op.spec.lanes;
}

}  // namespace argpool::unpool_gradient
