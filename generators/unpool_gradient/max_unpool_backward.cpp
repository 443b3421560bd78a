// The gradient of max unpooling where every position takes the cell that its index names (C10).
// SPDX-License-Identifier: MIT
#include "generator.h"

namespace {

using namespace argpool::unpool_gradient;

// What a row's name stands for.
const argpool::ScheduleTable<Gradient> schedules("max_unpool_backward", {
    {"rows", kRows},
    {"narrow", kRows},
    {"stream", kRows},
    {"rows", kSelectedTaps},
    {"narrow", kSelectedTaps},
    {"rows", kScalarLoads},
    {"stream", kScalarLoads},
    {"near", kWindowProbe},
    {"near_stream", kWindowProbe},
    {"flat", kTinyPlanes},
    {"small_blocks", kPlaneBlocks},
});

class MaxUnpoolBackward : public argpool::UnpoolGradientGenerator<MaxUnpoolBackward> {
public:
    void generate() {
        take(schedules, /*exact=*/false);
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpoolBackward, max_unpool_backward)
