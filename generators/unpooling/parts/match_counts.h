// Disjoint windows, checked by counting: an index names at most one of its window's cells, and the
// kernel compares it with all of them anyway. So if fewer cells were named than there are windows,
// an index was foreign. Of 64-bit indices the lower halves are compared; the upper ones must equal
// that of the first cell's index, else all indices of the call count as foreign.
// SPDX-License-Identifier: MIT
#pragma once

#include "unpooling/gather.h"

namespace argpool::unpooling {

class MatchCounts {
public:
    explicit MatchCounts(const Gather &op) : op(op) {}

    // Defines the counts, as 0: before any update of them.
    void begin();
    // An update of the count of cells that were named, and its stage, whose lanes are vectorized.
    Halide::Stage see_found(const Halide::RVar &in_vector, const Expr &named,
                            const std::vector<Halide::VarOrRVar> &loops = {});
    // Takes several conditions of which at most one is true. (Where keys have 32 bits, lanes add
    // them as numbers: LLVM packs truth values that are combined by OR, and unpacks them again.)
    Halide::Stage see_one_found(const Halide::RVar &in_vector, const std::vector<Expr> &named,
                                const std::vector<Halide::VarOrRVar> &loops);
    // All that were named; after the last update.
    Expr found_in_all();

    // Indices of 64 bits: an update of `far`, the bits in which any index differs from the first
    // cell's, and its stage; and whether such a bit is in an upper half, in a lane.
    bool looks_far() const {
        return op.spec.index.bits() == 64;
    }
    Halide::Stage see_far(const Halide::RVar &in_vector, const Expr &index);
    Expr is_far(const Expr &in_vector) const;
    // Do the upper halves of the cells' own indices differ? Only in a tensor that lies across a
    // multiple of 2^32 elements. The test assumes a cell more in each dimension: it may be too
    // strict, but not wrong.
    Expr too_wide() const;

private:
    const Gather &op;
    const Var lane{"lane"};
    // `found` is one count, for CPUs with masks: the set bits of a mask are counted by one
    // instruction. Elsewhere `found_in_lane` has a count in each lane, and they are added up at the
    // end.
    Func found{"found"}, found_in_lane{"found_in_lane"}, far{"far"};

    // Without masks a count is a sum of each lane's comparisons.
    bool counts_lanes() const {
        return !op.spec.has(Halide::Target::AVX512);
    }
};

}  // namespace argpool::unpooling
