// Channels-first, offsets as indices: small planes together, others one by one in blocks. No plane
// is tested for whether chunks could write it (clear_ahead.cpp): on small planes that test takes a
// quarter of the time.
// SPDX-License-Identifier: MIT
#include "scatter/parts/small_planes.h"
#include "scatter/parts/visits.h"

namespace argpool::scattering {
namespace {

class SmallPlanesAlone final : public ScatterSchedule {
public:
    using ScatterSchedule::ScatterSchedule;

    void define() override {
        const Expr in_a_row = op.in_a_row();
        small.test(in_a_row && small.are_small());
        small.clear_others(!small.are_right(), "cleared");
        small.write();
        visits.visit_in_each_way(in_dst(op), in_a_row, {small.are_right()});
        op.mark(select(small.are_right(), mark_of(0), mark_of(1)));
    }

private:
    SmallPlanes small{op};
    Visits visits{op};
};

bool applies(const Spec &spec) {
    return !spec.channels_last && !spec.indices_are_taps() && !sums_round(spec);
}

}  // namespace

const ScatterEntry kSmallPlanes{
    "small planes are tested, cleared and written together",
    "channels-first, and offsets as indices, sums in the elements' type", applies,
    make_schedule<Scatter, SmallPlanesAlone>};

}  // namespace argpool::scattering
