// Channels-last, the taps of a pixel's windows; and the channels that no vector takes, one by one.
// SPDX-License-Identifier: MIT
#pragma once

#include "windows.h"

namespace argpool::pooling {

class ChannelTaps {
public:
    explicit ChannelTaps(const Pooling &op) : op(op) {}

    // The best of a window's taps, by (lane, x, y, z, p); `r` becomes the taps.
    void see(const Windows &windows, Func f, RDom &r);
    void schedule(Func output);

private:
    const Pooling &op;
    Func there[3] = {Func("there_x"), Func("there_y"), Func("there_z")};  // taps that exist
};

class ChannelTail {
public:
    ChannelTail(const Pooling &op, ChannelTaps &taps) : op(op), taps(taps), windows(op) {}

    // An update of the output: the channels `from` and further.
    void define(const Expr &from, const Expr &channels);
    // `empty`, if it is defined: there are none, which is tested once.
    void schedule(Halide::Stage cells, const Expr &empty);

private:
    const Pooling &op;
    ChannelTaps &taps;
    Windows windows;
    Func best{"best_rest"}, wide{"wide_rest"}, rest{"rest"};
    RDom in_rest, tap;
};

}  // namespace argpool::pooling
