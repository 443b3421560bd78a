// The gradient of max unpooling, exactly (C10): of several positions that name one cell, only the
// last in row-major order has it, as in C8; the others take nothing. Whole planes at a time.
// SPDX-License-Identifier: MIT

#include "unpool_backward.h"

namespace {

using namespace argpool;

class MaxUnpoolBackwardExact : public UnpoolBackward<MaxUnpoolBackwardExact> {
    Var n{"n"};

    bool by_planes() const override {
        return true;
    }
    // The row-major number of a position in its plane.
    Expr position(const Xyz &at) const {
        return (at[2] * positions()[1] + at[1]) * positions()[0] + at[0];
    }

    Expr has(const Expr &cell, const Site &site, const Expr &when, const Locate &locate,
             std::vector<Func> &made) override {
        const auto at = [&](const Expr &plane, const Expr &cell) {
            return channels_last() ? std::vector<Expr>{plane, cell}
                                   : std::vector<Expr>{cell, plane};
        };
        // Who names a cell last: later positions overwrite earlier ones. Cells that none names are
        // never asked for.
        Func winner("winner");
        if (channels_last()) {
            winner(p, n) = Halide::undef<int>();
        } else {
            winner(n, p) = Halide::undef<int>();
        }
        const Xyz extent = positions();
        RDom r(0, extent[0], 0, extent[1], 0, select(when, extent[2], 0), "w");
        const NamedCell named =
            locate(indices(in_layout<Expr>(r.x, r.y, r.z, p)), Site{{r.x, r.y, r.z}, p});
        r.where(named.valid);
        winner(at(p, number(named.cell))) = position({r.x, r.y, r.z});
        if (channels_last()) {
            winner.update().reorder(p, r.x, r.y, r.z);
        } else {
            winner.update().unscheduled();
        }
        made.push_back(winner);
        const Expr plane =
            channels_last() ? inside(site.plane, grad_values.dim(0)) : site.plane;
        return winner(at(plane, cell)) == position(site.at);
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpoolBackwardExact, max_unpool_backward_exact)
