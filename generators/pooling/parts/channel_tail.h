// Channels-last, the channels that no vector takes: one by one.
// SPDX-License-Identifier: MIT
#pragma once

#include "windows.h"

namespace argpool::pooling {

class ChannelTail {
public:
    ChannelTail(const Pooling &op, ExistingTaps &taps) : op(op), taps(taps), windows(op) {}

    // An update of the output: the channels `from` and further.
    void define(const Expr &from, const Expr &channels);
    // `empty`, if it is defined: there are none, which is tested once.
    void schedule(Halide::Stage cells, const Expr &empty);

private:
    const Pooling &op;
    ExistingTaps &taps;
    Windows windows;
    Func best{"best_rest"}, wide{"wide_rest"}, rest{"rest"};
    RDom in_rest, tap;
};

}  // namespace argpool::pooling
