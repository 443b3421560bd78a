// Channels-last: vectors of a pixel's channels, cell by cell. Lane i of a vector is channel start +
// i.
// SPDX-License-Identifier: MIT
#pragma once

#include "index_checks.h"

namespace argpool::unpooling {

class ChannelVectors {
public:
    ChannelVectors(const Gather &op, IndexChecks &checks) : op(op), checks(checks) {}

    // Defines dst, as undefined, and clears the marks: before any update.
    void begin() const;
    // Channels of a pixel of dst.
    Expr channels() const {
        return op.dst.dim(0).extent();
    }
    // How many channels whole vectors compute. The last vector is shifted inwards to end with the
    // last channel, so all are computed, or none where a vector has more lanes. Streaming, which
    // writes each cell once, leaves what is less than a vector to the tail.
    Expr bulk() const;
    // The first channel of a vector of `bulk` channels; how many vectors these are.
    Expr start(const Expr &vector, const Expr &bulk) const;
    Expr vectors(const Expr &bulk) const {
        return (bulk + op.lanes - 1) / op.lanes;
    }

    // Updates of dst: vectors of `bulk` channels of all pixels, with checks where `checked`; then
    // the channels from `done` on, under a mask.
    Halide::Stage define_bulk(const Expr &bulk, bool checked) const;
    Halide::Stage define_tail(const Expr &done) const;

private:
    const Gather &op;
    IndexChecks &checks;
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"};

    // The cell at (x, y, z), of channel `first` and `lane` further.
    Expr cell_at(const Expr &first, const Expr &lane) const;
    // Orders the loops of an update group by group, and returns those over groups.
    std::array<Var, 3> by_groups(Halide::Stage &stage, const Halide::RVar &lane,
                                 const Halide::RVar &vectors) const;
};

}  // namespace argpool::unpooling
