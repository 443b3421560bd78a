// Disjoint windows, checked by counting: an index names at most one of its window's cells; where
// fewer cells were named than there are windows, one was foreign. Of 64 bits, lower halves name
// cells, and upper ones are those of the first cell's index, or all is foreign.
// SPDX-License-Identifier: MIT
#pragma once

#include "unpooling/gather.h"

namespace argpool::unpooling {

class MatchCounts {
public:
    explicit MatchCounts(const Gather &op) : op(op) {}

    // Sets the counts to 0: before any update of them.
    void begin();
    // An update of the count of cells that were named, and its stage, whose lanes are vectorized.
    Halide::Stage see_found(const Halide::RVar &in_vector, const Expr &named,
                            const std::vector<Halide::VarOrRVar> &loops = {});
    // The same where no more than one of these is true. (Lanes add them as numbers where keys have
    // as many bits: LLVM packs truth values that it puts together, and unpacks them.)
    Halide::Stage see_one_found(const Halide::RVar &in_vector, const std::vector<Expr> &named,
                                const std::vector<Halide::VarOrRVar> &loops);
    // All that were named; after the last update.
    Expr found_in_all();

    // Indices of 64 bits: an update of the bits in which they differ from the first cell's, and its
    // stage; and whether any upper half does, in a lane.
    bool looks_far() const {
        return op.spec.index.bits() == 64;
    }
    Halide::Stage see_far(const Halide::RVar &in_vector, const Expr &index);
    Expr is_far(const Expr &in_vector) const;
    // Do the upper halves of own indices differ? Only of a tensor that lies across a multiple of
    // 2^32 elements: rather too strict than wrong.
    Expr too_wide() const;

private:
    const Gather &op;
    const Var lane{"lane"};
    // The count is kept lane by lane where bits of a mask are not counted by one instruction.
    Func found{"found"}, found_in_lane{"found_in_lane"}, far{"far"};

    // Without masks a count is a sum of each lane's comparisons.
    bool counts_lanes() const {
        return !op.spec.has(Halide::Target::AVX512);
    }
};

}  // namespace argpool::unpooling
