// Max unpooling for indices of any kind, whole planes at a time: of several values that name one
// cell, the last in row-major order of the pooled position is kept (C8).
// SPDX-License-Identifier: MIT
#include "common/vector_conditions.h"
#include "scatter.h"

namespace {

using namespace argpool::scattering;

// The schedules that a row may name.
const argpool::ScheduleTable<Scatter> schedules("max_unpool_scatter", {
    {"clear_ahead", kClearAhead},
    {"taps", kTaps},
    {"pixels", kPixels},
    {"small_planes", kSmallPlanes},
});

class MaxUnpoolScatter : public argpool::UnpoolGenerator<MaxUnpoolScatter> {
public:
    void generate() {
        define(schedules, Scatter(spec(), arguments(), buffers(), /*adds=*/false));
    }
    void schedule() {
        argpool::use_vector_conditions(get_pipeline(), get_target());
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpoolScatter, max_unpool_scatter)
