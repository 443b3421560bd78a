// A plan in a sentence.
// SPDX-License-Identifier: MIT
#pragma once

#include "remember/measure.h"

namespace argpool {

// Writes to `to`: a plan's row, whether it was measured, its time, and the next best.
void explain_plan(const Problem& problem, const Menu& menu, const Selection& selection,
                  const Measured& measured, char* to, int size);

}  // namespace argpool
