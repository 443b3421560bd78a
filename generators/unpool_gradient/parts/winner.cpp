// SPDX-License-Identifier: MIT
#include "winner.h"

namespace argpool::unpool_gradient {

Expr is_winner(const Gradient &op, const NamedCell &named, const Site &site, const Expr &when,
               const Locate &locate, std::vector<Func> &made) {
    const bool last = op.spec.channels_last;
    const Xyz extent = op.positions();
    const Var &p = op.p, n("n");
    const auto at = [&](const Expr &plane, const Expr &cell) {
        return last ? std::vector<Expr>{plane, cell} : std::vector<Expr>{cell, plane};
    };
    // The row-major number of a position in its plane.
    const auto position = [&](const Xyz &at) {
        return (at[2] * extent[1] + at[1]) * extent[0] + at[0];
    };
    const Expr cell = op.decoder.number(named.cell);
    // Later positions overwrite earlier ones. Cells that no index names are never read.
    Func winner("winner");
    if (last) {
        winner(p, n) = Halide::undef<int>();
    } else {
        winner(n, p) = Halide::undef<int>();
    }
    RDom r(0, extent[0], 0, extent[1], 0, select(when, extent[2], 0), "w");
    const std::vector<Expr> visited =
        last ? std::vector<Expr>{p, r.x, r.y, r.z} : std::vector<Expr>{r.x, r.y, r.z, p};
    const NamedCell naming = locate(op.indices(visited), Site{{r.x, r.y, r.z}, p});
    r.where(naming.valid);
    winner(at(p, op.decoder.number(naming.cell))) = position({r.x, r.y, r.z});
    if (last) {
        winner.update().reorder(p, r.x, r.y, r.z);
    } else {
        winner.update().unscheduled();
    }
    made.push_back(winner);
    const Expr last_channel = select(when, op.channels(), 1) - 1;
    const Expr plane = last ? Halide::clamp(site.plane, 0, last_channel) : site.plane;
    return winner(at(plane, cell)) == position(site.at);
}

}  // namespace argpool::unpool_gradient
