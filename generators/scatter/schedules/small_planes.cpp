// Channels-first, offsets as indices, planes of up to 224 values: all planes of a call are tested,
// cleared and written in one loop each (parts/small_planes.h), because what is done once a plane
// takes longer than its values. Other planes go one by one, in blocks. clear_ahead.cpp does the
// same and more; its test of every plane takes a quarter of the time on small ones.
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
        small.clear_others(!small.serves(), "cleared");
        small.write();
        const int others = Func(op.dst).num_update_definitions();
        visits.visit_in_each_way(in_dst(op), in_a_row, {small.serves()});
        small.skip_updates(others);
        op.mark(select(small.serves(), small.mark(), mark_of(1)));
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
