// The gradient of max unpooling where every position takes the cell that its index names (C10).
// SPDX-License-Identifier: MIT
#include "generator.h"

namespace {

using namespace argpool::unpool_gradient;

// Schedules by the names that rows have. By numbers of taps of a compiled-in window, `rows` is one
// of three, which the taps and the guard decide.
const argpool::ScheduleTable<Gradient> schedules("max_unpool_backward", {
    {"rows", kRows},
    {"rows", kSelectedTaps},
    {"rows", kTapLoads},
    {"rows", kTapTable},
    {"tap_table", kTapTable},
    {"scalar_loads", kScalarLoads},
    {"window_probe", kWindowProbe},
    {"plane_blocks", kPlaneBlocks},
});

class MaxUnpoolBackward : public argpool::UnpoolGradientGenerator<MaxUnpoolBackward> {
public:
    void generate() {
        take(schedules, /*exact=*/false);
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpoolBackward, max_unpool_backward)
