// Counts of named cells, lane by lane where the CPU has no masks to count.
// SPDX-License-Identifier: MIT
#include "match_counts.h"

namespace argpool::unpooling {

// compute_root: the counts span all loops of dst, and the checks after these read them.
void MatchCounts::begin() {
    if (counts_lanes()) {
        found_in_lane(lane) = cast<uint32_t>(0);
        found_in_lane.bound(lane, 0, op.lanes).compute_root().vectorize(lane);
        found_in_lane.store_in(Halide::MemoryType::Stack);
    } else {
        found() = cast<uint32_t>(0);
        found.compute_root();
    }
    // Filled even where indices have 32 bits: then no update follows, and is_far() is false.
    far(lane) = cast<uint64_t>(0);
    far.bound(lane, 0, op.lanes).compute_root().vectorize(lane);
    far.store_in(Halide::MemoryType::Stack);
}

// One count: an atomic update vectorized over lanes, which Halide makes a sum of the vector. A
// count in each lane: no two lanes write one element, so the races that are allowed do not occur.
Halide::Stage MatchCounts::see_found(const Halide::RVar &in_vector, const Expr &named,
                                     const std::vector<Halide::VarOrRVar> &loops) {
    Func count = counts_lanes() ? found_in_lane : found;
    if (counts_lanes()) {
        found_in_lane(in_vector) += cast<uint32_t>(named);
    } else {
        found() += cast<uint32_t>(named);
    }
    Halide::Stage stage = last_update(count);
    // compute_with needs the loops in the order of the stage that it fuses this one with.
    if (!loops.empty()) {
        stage.reorder(loops);
    }
    return counts_lanes() ? stage.allow_race_conditions().vectorize(in_vector)
                          : stage.atomic().vectorize(in_vector);
}

// `any` and `sum` are the same condition in two forms. A comparison of 32 bits leaves lanes of 32
// bits, whose sum needs no packing; keys of 8 or 16 bits (taps) have narrower lanes, and use `any`.
Halide::Stage MatchCounts::see_one_found(const Halide::RVar &in_vector,
                                         const std::vector<Expr> &named,
                                         const std::vector<Halide::VarOrRVar> &loops) {
    Expr any = Halide::Internal::const_false(), sum = cast<uint32_t>(0);
    for (const Expr &one : named) {
        any = any || one;
        sum += select(one, cast<uint32_t>(1), cast<uint32_t>(0));
    }
    // With mask registers one comparison's mask is counted as it is.
    if (!counts_lanes() || op.numbers_taps()) {
        return see_found(in_vector, any, loops);
    }
    found_in_lane(in_vector) += sum;
    Halide::Stage stage = last_update(found_in_lane);
    return stage.reorder(loops).allow_race_conditions().vectorize(in_vector);
}

// The lanes' counts are added up in 32 bits, as is the number of windows they are compared with.
Expr MatchCounts::found_in_all() {
    if (counts_lanes()) {
        const RDom l(0, op.lanes, "l");
        found() = cast<uint32_t>(0);
        // The sum of all lanes.
        found() += found_in_lane(l);
        found.compute_root().update().atomic().vectorize(l);
    }
    return found();
}

// OR of differences: a lane has an upper half of 0 at the end if all its indices had the first's.
Halide::Stage MatchCounts::see_far(const Halide::RVar &in_vector, const Expr &index) {
    far(in_vector) = far(in_vector) | cast<uint64_t>(index ^ cast<int64_t>(op.index_base));
    return last_update(far).allow_race_conditions().vectorize(in_vector);
}

// The lane's upper half of `far`: 0 unless an index lay in another multiple of 2^32.
Expr MatchCounts::is_far(const Expr &in_vector) const {
    return (far(in_vector) >> 32) != 0;
}

// Channels-last: dim(0) is the channels, dim(1) to dim(3) are x, y and z. `last` is beyond the
// index of the last cell of all, so equal upper halves mean that those of all cells are equal.
Expr MatchCounts::too_wide() const {
    Expr last =
        cast<int64_t>(op.index_base) + op.dst.dim(0).extent() * cast<int64_t>(op.index_stride_c);
    for (int d = 0; d < 3; d++) {
        last += cast<int64_t>(op.dst.dim(d + 1).extent()) * op.index_stride[d];
    }
    return (last >> 32) != (cast<int64_t>(op.index_base) >> 32);
}

}  // namespace argpool::unpooling
