// Any call: the cell is computed from each index, and gathered. What serves the calls that a
// schedule of planes or windows of one kind leaves.
// SPDX-License-Identifier: MIT
#pragma once

#include "line_blocks.h"
#include "position_loops.h"

namespace argpool::unpool_gradient {

class IndexLookup {
public:
    // `hides_extents`: see PositionLoops.
    explicit IndexLookup(const Gradient &op, bool hides_extents = false)
        : op(op), loops(op, hides_extents) {}

    // Serves the calls for which `when` holds.
    void take(Expr when) const;

private:
    const Gradient &op;
    const PositionLoops loops;
    const LineBlocks blocks{op};

    // Vectors along lines, in the calls for which `when` holds.
    // `filled`: lines are of a vector or more in these.
    void take_lines(const Lines &in, const Expr &when, const LookUp &look_up,
                    const Find &find, bool filled = false) const;
    // All positions of a plane (channels-last: of the image) are one line.
    void take_one_line(const Expr &when, const LookUp &look_up, const Find &find) const;
    // Takes positions by offsets of any space but TensorFlow's, in pixels of few channels.
    void take_in_pixels(const Expr &when, const Locate &locate) const;
    // Are cells moved one by one?
    bool moves_one_by_one() const;
    // Positions line by line; offsets are looked up as one long row where positions follow each
    // other.
    void take_by_index(const Expr &when, const Locate &locate) const;

    // Has the one line of all positions of an exact row a vector or more? Exact rows have a table
    // of winners for each way, and no code for less.
    Expr fills() const;
    // Which of the ways of take_one_line serves the call: numbers of taps in short rows; whether
    // all three buffers are lines; TensorFlow's offsets; pixels of few channels.
    Expr has_short_lines() const;
    Expr image_is_a_line() const;
    Expr has_line_offsets() const;
    Expr has_few_channels() const;
};

}  // namespace argpool::unpool_gradient
