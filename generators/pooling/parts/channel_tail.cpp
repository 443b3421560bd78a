// Channels-last: a pixel's taps in order, and its last channels one by one.
// SPDX-License-Identifier: MIT
#include "channel_tail.h"

namespace argpool::pooling {

// As ScalarTail: the code of a vector of which lane 0 alone is computed, here of channel from +
// in_rest.
void ChannelTail::define(const Expr &from, const Expr &channels) {
    windows.start(x, from + p);
    taps.see(windows, best, tap);
    rest(lane, x, y, z, p) = windows.found(best, wide);
    in_rest = RDom(0, channels - from, "in_rest");
    op.store(rest(0, x, y, z, in_rest), {from + in_rest, x, y, z});
}
// specialize(empty) makes a version of the loops in which Halide knows that no channel is left, and
// drops them: else the loops over x, y and z would run around nothing.
void ChannelTail::schedule(Halide::Stage cells, const Expr &empty) {
    cells.reorder(in_rest.x, x, y, z);
    if (empty.defined()) {
        cells.specialize(empty);
    }
    Func f = op.out;
    best.compute_at(f, in_rest.x);
    keep_scalar(best, op);
    if (wide.defined()) {
        wide.compute_at(f, in_rest.x);
    }
}

}  // namespace argpool::pooling
