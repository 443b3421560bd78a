// Channels-last, the channels that no vector takes: one by one.
// SPDX-License-Identifier: MIT
#pragma once

#include "windows.h"

namespace argpool::pooling {

// The update is a loop over (channel, x, y, z), each iteration of which computes one window of one
// channel.
class ChannelTail {
public:
    ChannelTail(const Pooling &op, ExistingTaps &taps) : op(op), taps(taps), windows(op) {}

    // An update of the output: the channels `from` and further.
    void define(const Expr &from, const Expr &channels);
    // `cells` is the update that define() added. `empty`, if defined, holds where no channel is
    // left over: it is tested once, before the loops.
    void schedule(Halide::Stage cells, const Expr &empty);

private:
    const Pooling &op;
    ExistingTaps &taps;
    Windows windows;
    Func best{"best_rest"}, wide{"wide_rest"}, rest{"rest"};
    RDom in_rest, tap;
};

}  // namespace argpool::pooling
