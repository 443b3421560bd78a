// Counts of named cells, lane by lane where the CPU has no masks to count.
// SPDX-License-Identifier: MIT
#include "match_counts.h"

namespace argpool::unpooling {

void MatchCounts::begin() {
    if (counts_lanes()) {
        found_in_lane(lane) = cast<uint32_t>(0);
        found_in_lane.bound(lane, 0, op.lanes).compute_root().vectorize(lane);
        found_in_lane.store_in(Halide::MemoryType::Stack);
    } else {
        found() = cast<uint32_t>(0);
        found.compute_root();
    }
    far(lane) = cast<uint64_t>(0);
    far.bound(lane, 0, op.lanes).compute_root().vectorize(lane);
    far.store_in(Halide::MemoryType::Stack);
}

Halide::Stage MatchCounts::see_found(const Halide::RVar &in_vector, const Expr &named,
                                     const std::vector<Halide::VarOrRVar> &loops) {
    Func count = counts_lanes() ? found_in_lane : found;
    if (counts_lanes()) {
        found_in_lane(in_vector) += cast<uint32_t>(named);
    } else {
        found() += cast<uint32_t>(named);
    }
    Halide::Stage stage = last_update(count);
    if (!loops.empty()) {
        stage.reorder(loops);
    }
    return counts_lanes() ? stage.allow_race_conditions().vectorize(in_vector)
                          : stage.atomic().vectorize(in_vector);
}

Halide::Stage MatchCounts::see_one_found(const Halide::RVar &in_vector,
                                         const std::vector<Expr> &named,
                                         const std::vector<Halide::VarOrRVar> &loops) {
    Expr any = Halide::Internal::const_false(), sum = cast<uint32_t>(0);
    for (const Expr &one : named) {
        any = any || one;
        sum += select(one, cast<uint32_t>(1), cast<uint32_t>(0));
    }
    if (!counts_lanes() || op.numbers_taps()) {
        return see_found(in_vector, any, loops);
    }
    found_in_lane(in_vector) += sum;
    Halide::Stage stage = last_update(found_in_lane);
    return stage.reorder(loops).allow_race_conditions().vectorize(in_vector);
}

Expr MatchCounts::found_in_all() {
    if (counts_lanes()) {
        const RDom l(0, op.lanes, "l");
        found() = cast<uint32_t>(0);
        found() += found_in_lane(l);
        found.compute_root().update().atomic().vectorize(l);
    }
    return found();
}

Halide::Stage MatchCounts::see_far(const Halide::RVar &in_vector, const Expr &index) {
    far(in_vector) = far(in_vector) | cast<uint64_t>(index ^ cast<int64_t>(op.index_base));
    return last_update(far).allow_race_conditions().vectorize(in_vector);
}

Expr MatchCounts::is_far(const Expr &in_vector) const {
    return (far(in_vector) >> 32) != 0;
}

Expr MatchCounts::too_wide() const {
    Expr last =
        cast<int64_t>(op.index_base) + op.dst.dim(0).extent() * cast<int64_t>(op.index_stride_c);
    for (int d = 0; d < 3; d++) {
        last += cast<int64_t>(op.dst.dim(d + 1).extent()) * op.index_stride[d];
    }
    return (last >> 32) != (cast<int64_t>(op.index_base) >> 32);
}

}  // namespace argpool::unpooling
