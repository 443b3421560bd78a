// Each position's cell is computed from its index, and gathered: any call.
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
    "a row that neither scalar_loads nor selected_taps serves",
    [](const Spec &spec) { return !kScalarLoads.applies(spec) && !kSelectedTaps.applies(spec); },
    make_schedule<Gradient, Rows>};

const GradientEntry kExactRows{
    "any call: as rows of max_unpool_backward, for the last position that names a cell", "nothing",
    [](const Spec &) { return true; }, make_schedule<Gradient, Rows>};

}  // namespace argpool::unpool_gradient
