// The ways from a position to the cell that its index names: what a position takes, and whether
// its index is valid.
// SPDX-License-Identifier: MIT
#pragma once

#include "unpool_gradient/gradient.h"

namespace argpool::unpool_gradient {

// The cell is computed from the index, and read.
LookUp by_index(const Gradient &op, const Locate &locate);
// Channels-last: where it is.
Find find_by_index(const Gradient &op, const Locate &locate);

// ---- Images that are one line of all channels' pixels: site.plane is an element's number --------

// Channels-last: the element so far from the first channel of the image's first cell.
Expr element_at(const Gradient &op, const Expr &number);
// Indices are offsets in the line (TensorFlow's).
LookUp by_line_offset(const Gradient &op);
Find find_by_line_offset(const Gradient &op);
// Indices are offsets of any other space, which `locate` finds the cells of; the channel is the
// element's number modulo the channels.
LookUp by_offset_in_pixels(const Gradient &op, const Locate &locate);
Find find_by_offset_in_pixels(const Gradient &op, const Locate &locate);
// Indices are numbers of taps; position and channel are quotients of the element's number.
LookUp by_tap_in_line(const Gradient &op);

// ---- Compiled-in windows of few taps ------------------------------------------------------------

// Indices are numbers of taps: each tap's cell is read, and selected by a comparison.
// Channels-first, all of the window's taps along x have to be cells.
LookUp by_selection(const Gradient &op);

}  // namespace argpool::unpool_gradient
