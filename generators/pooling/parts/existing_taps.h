// The best of a window's taps; of windows given at run time those alone whose cells exist.
// SPDX-License-Identifier: MIT
#pragma once

#include "windows.h"

namespace argpool::pooling {

class ExistingTaps {
public:
    explicit ExistingTaps(const Pooling &op) : op(op) {}

    // The best of a window's taps, by (lane, x, y, z, p); `r` becomes the taps.
    void see(const Windows &windows, Func f, RDom &r);
    // `column` is the output's loop over x.
    void schedule(Func output, const Halide::VarOrRVar &column = x);

private:
    const Pooling &op;
    Func there[3] = {Func("there_x"), Func("there_y"), Func("there_z")};  // taps that exist
};

// Gives a Func of one lane more storage than any vector has, where the window is given at run time.
// Otherwise Halide reuses the storage of a vector of the same type for it, and LLVM then keeps the
// lane in a vector: a tap of i8 took 2.5 ns instead of 0.5. (With a compiled-in window `groups`
// would take longer: their vectors leave registers.)
inline void keep_scalar(Func f, const Pooling &op) {
    if (op.any()) {
        f.bound_storage(lane, 8 * op.lanes);
    }
}

}  // namespace argpool::pooling
