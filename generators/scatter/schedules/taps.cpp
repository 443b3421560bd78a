// Channels-first, numbers of taps as indices: planes are cleared by vectors along rows, then values
// are written in blocks of 64. Vectors of 8 lanes compute the offsets of a block's cells from
// position and tap; a scalar loop writes the values in their order.
// SPDX-License-Identifier: MIT
#include "scatter/parts/visits.h"

namespace argpool::scattering {
namespace {

class Taps final : public ScatterSchedule {
public:
    using ScatterSchedule::ScatterSchedule;

    void define() override {
        const Var x("x"), y("y"), z("z"), p("p");
        op.dst(x, y, z, p) = op.zero();
        op.dst.vectorize(x, op.spec.lanes, TailStrategy::Predicate);
        visits.scatter(in_dst(op), op.in_a_row());
        op.mark(mark_of(1));
    }

private:
    Visits visits{op};
};

bool applies(const Spec &spec) {
    return !spec.channels_last && spec.indices_are_taps() && !sums_round(spec);
}

}  // namespace

const ScatterEntry kTaps{"planes are cleared, then written to in blocks",
                         "channels-first, and numbers of taps as indices, sums in the elements' "
                         "type",
                         applies, make_schedule<Scatter, Taps>};

}  // namespace argpool::scattering
