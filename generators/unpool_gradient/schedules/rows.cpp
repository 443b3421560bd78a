// The general schedule: a vector's lanes are neighbouring positions of a row (channels-last:
// channels of a pixel). Each lane's cell is computed from its index, in the way that the call's
// index space allows (parts/index_lookup.h), and gathered. It serves any call; the others fall back
// on it.
// SPDX-License-Identifier: MIT
#include "unpool_gradient/parts/index_lookup.h"

namespace argpool::unpool_gradient {
namespace {

class Rows final : public GradientSchedule {
public:
    using GradientSchedule::GradientSchedule;

    void define() override {
        lookup.take(Halide::Internal::const_true());
    }

private:
    const IndexLookup lookup{op};
};

}  // namespace

const GradientEntry kRows{
    "any call: cells are computed from indices, and gathered",
    "offsets as indices", [](const Spec &spec) { return !spec.indices_are_taps(); },
    make_schedule<Gradient, Rows>};

const GradientEntry kExactRows{
    "any call: as rows of max_unpool_backward, for the last position that names a cell", "nothing",
    [](const Spec &) { return true; }, make_schedule<Gradient, Rows>};

}  // namespace argpool::unpool_gradient
