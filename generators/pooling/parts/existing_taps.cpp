// SPDX-License-Identifier: MIT
#include "existing_taps.h"

namespace argpool::pooling {

void ExistingTaps::see(const Windows &windows, Func f, RDom &r) {
    const std::vector<Var> at{lane, x, y, z, p};
    r = RDom(0, op.w.kernel[0], 0, op.w.kernel[1], 0, op.w.kernel[2], "tap");
    if (!op.any()) {
        windows.see_existing(f, at, r, {r.x, r.y, r.z});
        return;
    }
    // The taps that exist alone; the first of them is seen twice.
    const Xyz o{x, y, z};
    Xyz first;
    for (int d = 0; d < 3; d++) {
        if (!there[d].defined()) {
            const auto [from, to] = op.existing(d, o[d]);
            there[d](d == 0 ? x : d == 1 ? y : z) = Tuple(from, to);
        }
        first[d] = there[d](o[d])[0];
        r.where(r[d] >= first[d] && r[d] <= there[d](o[d])[1]);
    }
    f(at) = op.pair(windows.code(first), windows.load(first));
    const Xyz t{r.x, r.y, r.z};
    op.see(f, at, op.later_loses(windows.load(t), op.value_of(f(at))), windows.load(t),
           windows.code(t));
}
void ExistingTaps::schedule(Func output, const Halide::VarOrRVar &column) {
    const Halide::VarOrRVar at[] = {column, y, z};
    for (int d = 0; d < 3 && op.any(); d++) {
        there[d].compute_at({output, at[d]});
    }
}

}  // namespace argpool::pooling
