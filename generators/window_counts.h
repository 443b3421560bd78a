// Gathers channels-last of disjoint windows check by counting.
// SPDX-License-Identifier: MIT
#pragma once

#include "window_checks.h"

namespace argpool {

// An index names at most one of its window's cells: where fewer cells were named than there are
// windows, one was foreign. Of 64 bits, lower halves name cells, and upper ones are those of the
// first cell's index, or all is foreign.
template<typename T>
class WindowCounts : public WindowChecks<T> {
protected:
    using WindowCells<T>::dst;
    using WindowCells<T>::index_base;
    using WindowCells<T>::index_stride;
    using WindowCells<T>::index_stride_c;
    using WindowCells<T>::lanes;

    Var lane{"lane"}, v{"v"};
    // The number of cells that were named, which is kept lane by lane where bits of a mask are not
    // counted by one instruction; the bits, in each lane, in which indices differ from the first
    // cell's.
    Func found{"found"}, found_in_lane{"found_in_lane"}, far{"far"};

    void begin_count() {
        if (counts_lanes()) {
            found_in_lane(lane) = cast<uint32_t>(0);
            found_in_lane.bound(lane, 0, int(lanes)).compute_root().vectorize(lane);
            found_in_lane.store_in(Halide::MemoryType::Stack);
        } else {
            found() = cast<uint32_t>(0);
            found.compute_root();
        }
        far(lane) = cast<uint64_t>(0);
        far.bound(lane, 0, int(lanes)).compute_root().vectorize(lane);
        far.store_in(Halide::MemoryType::Stack);
    }
    // An update of the count, and its stage, whose lanes are vectorized.
    Halide::Stage see_found(const Halide::RVar &in_vector, const Expr &named,
                            const std::vector<Halide::VarOrRVar> &loops = {}) {
        Func count = counts_lanes() ? found_in_lane : found;
        if (counts_lanes()) {
            found_in_lane(in_vector) += cast<uint32_t>(named);
        } else {
            found() += cast<uint32_t>(named);
        }
        Halide::Stage stage = last(count);
        if (!loops.empty()) {
            stage.reorder(loops);
        }
        return counts_lanes() ? stage.allow_race_conditions().vectorize(in_vector)
                              : stage.atomic().vectorize(in_vector);
    }
    // Of these no more than one is true. (Lanes add them as numbers where keys have as many bits:
    // LLVM packs truth values that it puts together, and unpacks them.)
    Halide::Stage see_one_found(const Halide::RVar &in_vector, const std::vector<Expr> &named,
                                const std::vector<Halide::VarOrRVar> &loops) {
        Expr any = Halide::Internal::const_false(), sum = cast<uint32_t>(0);
        for (const Expr &one : named) {
            any = any || one;
            sum += select(one, cast<uint32_t>(1), cast<uint32_t>(0));
        }
        if (!counts_lanes() || this->numbers_taps()) {
            return see_found(in_vector, any, loops);
        }
        found_in_lane(in_vector) += sum;
        Halide::Stage stage = last(found_in_lane);
        return stage.reorder(loops).allow_race_conditions().vectorize(in_vector);
    }
    // All that were named; after the last update.
    Expr found_in_all() {
        if (counts_lanes()) {
            const RDom l(0, int(lanes), "l");
            found() = cast<uint32_t>(0);
            found() += found_in_lane(l);
            found.compute_root().update().atomic().vectorize(l);
        }
        return found();
    }
    // An update of `far`.
    void see_far(const Halide::RVar &in_vector, const Expr &index) {
        far(in_vector) = far(in_vector) | cast<uint64_t>(index ^ cast<int64_t>(index_base));
    }
    bool looks_far() const {
        return this->index_type().bits() == 64;
    }
    static Halide::Stage last(Func f) {
        return f.update(f.num_update_definitions() - 1);
    }
    // A loop's extent, which is seen not to be negative: fused loops have no test then.
    static Expr counted(const Expr &extent) {
        return extent % (1 << 30);
    }

    bool counts_lanes() const {
        return !this->get_target().has_feature(Halide::Target::AVX512);
    }

    // Do the upper halves of own indices differ? Only of a tensor that lies across a multiple of
    // 2^32 elements: rather too strict than wrong.
    Expr too_wide() const {
        Expr last = cast<int64_t>(index_base) + dst.dim(0).extent() * cast<int64_t>(index_stride_c);
        for (int d = 0; d < 3; d++) {
            last += cast<int64_t>(dst.dim(d + 1).extent()) * index_stride()[d];
        }
        return (last >> 32) != (cast<int64_t>(index_base) >> 32);
    }
};

}  // namespace argpool
