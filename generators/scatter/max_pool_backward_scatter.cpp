// Max pooling's gradient for indices of any kind, whole planes at a time: every cell is the sum of
// the gradients whose indices name it, added to +0 in row-major order of the pooled position (C9).
// SPDX-License-Identifier: MIT
#include "common/vector_conditions.h"
#include "scatter.h"

namespace {

using namespace argpool::scattering;

const argpool::ScheduleTable<Scatter> schedules("max_pool_backward_scatter", {
    {"clear_ahead", kClearAhead},
    {"taps", kTaps},
    {"pixels", kPixels},
    {"rounded", kRounded},
    {"small_planes", kSmallPlanes},
});

class MaxPoolBackwardScatter : public argpool::UnpoolGenerator<MaxPoolBackwardScatter> {
public:
    void generate() {
        define(schedules, Scatter(spec(), arguments(), buffers(), /*adds=*/true));
    }
    void schedule() {
        argpool::use_vector_conditions(get_pipeline(), get_target());
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxPoolBackwardScatter, max_pool_backward_scatter)
