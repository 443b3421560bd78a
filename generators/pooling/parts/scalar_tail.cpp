// Windows that no vector computes: a loop over them, tap by tap.
// SPDX-License-Identifier: MIT
#include "scalar_tail.h"

namespace argpool::pooling {

// The code is that of a vector, of which lane 0 alone is computed: windows.start() puts lane 0 at
// x. `update` is the number of the output's update that this one becomes, which schedule() needs.
void ScalarTail::define(const Expr &first, const Expr &past, const Expr &when, const Which &which) {
    windows.start(x, p);
    taps.see(windows, single, all_taps);
    result(lane, x, y, z, p) = windows.found(single, wide);
    singly = RDom(first, past - first, "singly");
    if (!Halide::Internal::is_const_one(when)) {
        singly.where(when);
    }
    if (which) {
        singly.where(which(singly));
    }
    update = op.out.num_update_definitions();
    op.store(result(0, singly, y, z, p), {singly, y, z, p});
}

// `single` is the best of one window, computed in the innermost loop. unscheduled() states that the
// loops of the update stay as they are, without which Halide warns.
void ScalarTail::schedule() {
    Func f = op.out;
    f.update(update).unscheduled();
    taps.schedule(f, singly.x);
    single.compute_at(f, singly.x);
    keep_scalar(single, op);
    if (unrolls()) {
        single.update(0).unroll(all_taps.x).unroll(all_taps.y).unroll(all_taps.z);
    }
    if (wide.defined()) {
        wide.compute_at(f, singly.x);
    }
}

// Where windows reach into padding, a loop skips rows and columns of taps that unrolled code tests
// one by one: k3s2p1 of 16 windows a row takes 1.1 to 1.3 times as long unrolled.
bool ScalarTail::unrolls() const {
    constexpr int most = 9;
    return !op.any() && op.fixed.taps() <= most && op.fixed.pad == std::array<int, 3>{};
}

}  // namespace argpool::pooling
