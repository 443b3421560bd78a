// The gradient of max unpooling, exactly (C10): of several positions that name one cell, only the
// last in row-major order takes it, as in C8; the others take nothing. Whole planes at a time.
// SPDX-License-Identifier: MIT
#include "generator.h"

namespace {

using namespace argpool::unpool_gradient;

const argpool::ScheduleTable<Gradient> schedules("max_unpool_backward_exact",
                                                 {{"rows", kExactRows}});

class MaxUnpoolBackwardExact : public argpool::UnpoolGradientGenerator<MaxUnpoolBackwardExact> {
public:
    void generate() {
        take(schedules, /*exact=*/true);
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpoolBackwardExact, max_unpool_backward_exact)
